/** Everything that the API takes and answers. Written by `npm run client:build` from its description: change that, not this. */
export interface paths {
    "/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List absences
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["absences.index"];
        put?: never;
        /**
         * Create an absence
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["absences.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/absences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an absence
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["absences.show"];
        put?: never;
        post?: never;
        /**
         * Delete an absence
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["absences.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an absence
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["absences.update"];
        trace?: never;
    };
    "/accessories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accessories
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["accessories.index"];
        put?: never;
        /**
         * Create an accessory
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["accessories.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accessories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an accessory
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["accessories.show"];
        put?: never;
        post?: never;
        /**
         * Delete an accessory of which none is with an asset
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["accessories.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an accessory
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["accessories.update"];
        trace?: never;
    };
    "/accessories/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give some to an asset
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["accessories.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accessories/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which assets have how many
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["accessories.assignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accessories/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take some back from an asset
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["accessories.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["accounts.index"];
        put?: never;
        /**
         * Create an account
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["accounts.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["accounts.show"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["accounts.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an account
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["accounts.update"];
        trace?: never;
    };
    "/accounts/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of an account, with the running balance
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["accounts.ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["api-keys.index"];
        put?: never;
        /**
         * Create an API key
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        post: operations["api-keys.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an API key
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["api-keys.show"];
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        delete: operations["api-keys.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List asset models
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["asset-models.index"];
        put?: never;
        /**
         * Create an asset model
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["asset-models.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asset-models/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an asset model
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["asset-models.show"];
        put?: never;
        post?: never;
        /**
         * Delete a model that no asset is of
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["asset-models.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an asset model
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["asset-models.update"];
        trace?: never;
    };
    "/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List assets
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.index"];
        put?: never;
        /**
         * Create an asset; without `assetTag` it gets the next one
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an asset
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.show"];
        put?: never;
        post?: never;
        /**
         * Delete an asset; its tag stays taken
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["assets.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an asset; a new `status` does what the operation does
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["assets.update"];
        trace?: never;
    };
    "/assets/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign an asset to a customer, a person, a warehouse, another asset or a component
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Audit an asset: the answer says what is not as expected
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.audit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/audits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audits of an asset
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.audits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/custom-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The custom values of an asset
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.custom_values"];
        /**
         * Set custom values of an asset; those that are not named stay
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        put: operations["assets.set_custom_values"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/depreciation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an asset loses in value, month by month
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.depreciation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another asset like this one
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.duplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of an asset
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the label of an asset: its tag, also as a QR code, and its name
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.label"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an asset back, in good order, damaged, or lost
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an asset another status
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/audits/due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assets that are due for an audit
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.audits_due"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All assets that the parameters of the list ask for
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assets.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print sheets of labels
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assets.labels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tools over the Model Context Protocol (Streamable HTTP)
         * @description Needs `assistant:read` or `assistant:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assistant.mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tools that the caller may use
         * @description Needs `assistant:read` or `assistant:write`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["assistant.tools.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assistant/tools/{name}/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a tool
         * @description Needs `assistant:read` or `assistant:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["assistant.tools.call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit logs
         * @description Needs `audit:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["audit-logs.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an audit log
         * @description Needs `audit:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["audit-logs.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit log
         * @description Needs `audit:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["audit-logs.verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation, by choosing a password
         * @description Needs no log in.
         */
        post: operations["auth.invitations.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Needs no log in.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out: this token opens nothing any more
         * @description For any user who is logged in.
         *
         *     An API key cannot do this.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in, and what they may do
         * @description For any user who is logged in.
         *
         *     An API key cannot do this.
         */
        get: operations["auth.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password: all your tokens die
         * @description For any user who is logged in.
         *
         *     An API key cannot do this.
         */
        post: operations["auth.password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bank accounts
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["bank-accounts.index"];
        put?: never;
        /**
         * Create a bank account
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["bank-accounts.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank-accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bank account
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["bank-accounts.show"];
        put?: never;
        post?: never;
        /**
         * Delete a bank account
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["bank-accounts.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a bank account
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["bank-accounts.update"];
        trace?: never;
    };
    "/bank-accounts/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came in and went out, with the running balance
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["bank-accounts.transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bonuses
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["bonuses.index"];
        put?: never;
        /**
         * Create a bonus
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["bonuses.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bonus
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["bonuses.show"];
        put?: never;
        post?: never;
        /**
         * Delete a bonus that no payroll run has paid
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["bonuses.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a bonus
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["bonuses.update"];
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["categories.index"];
        put?: never;
        /**
         * Create a category
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["categories.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a category
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["categories.show"];
        put?: never;
        post?: never;
        /**
         * Delete a category
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["categories.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["categories.update"];
        trace?: never;
    };
    "/communications/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the log of mails
         * @description Needs `communications:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["communications.log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/sends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a template to an employee
         * @description Needs `communications:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["communications.sends.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/sends/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow one mail
         * @description Needs `communications:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["communications.sends.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/sends/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again that has failed
         * @description Needs `communications:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["communications.sends.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List communication templates
         * @description Needs `communications:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["communications/templates.index"];
        put?: never;
        /**
         * Create a communication template
         * @description Needs `communications:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["communications/templates.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/communications/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a communication template
         * @description Needs `communications:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["communications/templates.show"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Needs `communications:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["communications/templates.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a communication template
         * @description Needs `communications:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["communications/templates.update"];
        trace?: never;
    };
    "/communications/templates/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See a template as an employee would get it; nothing is sent
         * @description Needs `communications:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["communications.templates.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List components
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["components.index"];
        put?: never;
        /**
         * Create a component
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["components.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/components/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a component
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["components.show"];
        put?: never;
        post?: never;
        /**
         * Delete a component to which no asset is assigned
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["components.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a component
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["components.update"];
        trace?: never;
    };
    "/consumables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List consumables
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["consumables.index"];
        put?: never;
        /**
         * Create a consumable
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["consumables.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumables/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a consumable
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["consumables.show"];
        put?: never;
        post?: never;
        /**
         * Delete a consumable
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["consumables.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a consumable
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["consumables.update"];
        trace?: never;
    };
    "/consumables/{id}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give some to an asset, for good
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["consumables.deliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumables/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What went to which assets
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["consumables.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["contracts.index"];
        put?: never;
        /**
         * Create a contract
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["contracts.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contracts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a contract
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["contracts.show"];
        put?: never;
        post?: never;
        /**
         * Delete a contract that nothing was paid by
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["contracts.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a contract
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["contracts.update"];
        trace?: never;
    };
    "/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["credit-notes.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a credit note
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["credit-notes.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit-notes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print a credit note
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["credit-notes.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["custom-fields.index"];
        put?: never;
        /**
         * Create a custom field
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["custom-fields.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a custom field
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["custom-fields.show"];
        put?: never;
        post?: never;
        /**
         * Delete a custom field that has no values
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["custom-fields.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a custom field; type and options only to what its values fit
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["custom-fields.update"];
        trace?: never;
    };
    "/custom-values/{entityType}/{entityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The custom values of a record
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that reads the record, such as `customers:read`, where it is one of Oficio.
         */
        get: operations["custom_values.show"];
        /**
         * Set custom values of a record; those that are not named stay
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that writes the record, such as `customers:write`, where it is one of Oficio.
         */
        put: operations["custom_values.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description Needs `customers:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["customers.index"];
        put?: never;
        /**
         * Create a customer
         * @description Needs `customers:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["customers.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer
         * @description Needs `customers:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["customers.show"];
        put?: never;
        post?: never;
        /**
         * Delete a customer
         * @description Needs `customers:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["customers.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Needs `customers:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["customers.update"];
        trace?: never;
    };
    "/customers/{id}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List interactions of a customer
         * @description Needs `customers:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["customers.interactions.index"];
        put?: never;
        /**
         * Create an interaction of a customer
         * @description Needs `customers:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["customers.interactions.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/interactions/{interactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a customer interaction
         * @description Needs `customers:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["customers.interactions.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer was billed and paid, with what they owed after each
         * @description Needs `customers:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["customers.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deductions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deductions
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["deductions.index"];
        put?: never;
        /**
         * Create a deduction
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["deductions.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deductions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deduction
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["deductions.show"];
        put?: never;
        post?: never;
        /**
         * Delete a deduction; slips keep what was withheld
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["deductions.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a deduction
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["deductions.update"];
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["departments.index"];
        put?: never;
        /**
         * Create a department
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["departments.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a department
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["departments.show"];
        put?: never;
        post?: never;
        /**
         * Delete a department without employees
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["departments.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a department
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["departments.update"];
        trace?: never;
    };
    "/disciplinary-processes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disciplinary processes
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["disciplinary-processes.index"];
        put?: never;
        /**
         * Create a disciplinary process
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["disciplinary-processes.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disciplinary-processes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a disciplinary process
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["disciplinary-processes.show"];
        put?: never;
        post?: never;
        /**
         * Delete a disciplinary process
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["disciplinary-processes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a disciplinary process
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["disciplinary-processes.update"];
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List employees
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["employees.index"];
        put?: never;
        /**
         * Create an employee
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["employees.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an employee
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["employees.show"];
        put?: never;
        post?: never;
        /**
         * Delete an employee without contracts and payslips
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["employees.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an employee
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["employees.update"];
        trace?: never;
    };
    "/employees/{id}/active-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody leaves the company, or comes back
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["employees.active-state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/salary-increases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The salary history of an employee
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["employees.salary-increases.index"];
        put?: never;
        /**
         * Raise the salary of an employee from a day on
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["employees.salary-increases.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/salary-increases/{salaryIncreaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a salary increase
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["employees.salary-increases.show"];
        put?: never;
        post?: never;
        /**
         * Take the last increase back, unless a payroll has paid by it
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["employees.salary-increases.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/time-off-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vacation that an employee has accrued, taken and left
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["employees.time-off-balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All that happened to an employee
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["employees.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List expenses
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["expenses.index"];
        put?: never;
        /**
         * Create an expense
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["expenses.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an expense
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["expenses.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an expense
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["expenses.update"];
        trace?: never;
    };
    "/expenses/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an expense back
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["expenses.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["exports.index"];
        put?: never;
        /**
         * Write a resource to a file, whole or filtered
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that reads the resource, such as `customers:read`.
         */
        post: operations["exports.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an export
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["exports.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an export up that is not done
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["exports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that reads the resource, such as `customers:read`.
         */
        get: operations["exports.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fiscal-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fiscal periods
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["fiscal-periods.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fiscal-periods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fiscal period
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["fiscal-periods.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fiscal-periods/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the books through a day
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["fiscal-periods.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fiscal-periods/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open what was closed last, or everything from a day on
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["fiscal-periods.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the service and what it needs are
         * @description Needs no log in.
         */
        get: operations["health.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this process answers
         * @description Needs no log in.
         */
        get: operations["health.live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this process can serve requests
         * @description Needs no log in.
         */
        get: operations["health.ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["imports.index"];
        put?: never;
        /**
         * Reads a file into a resource
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that writes the resource, such as `customers:write`, and with `createMissing` those that write what it makes.
         */
        post: operations["imports.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["imports.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stops an import; the rows that are done stay
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that writes the resource, such as `customers:write`.
         */
        post: operations["imports.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Why rows were not taken, in the order of rows
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scope that reads such records, such as `customers:read`, of all but who sent the file.
         */
        get: operations["imports.errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of accounts with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `accounting:write`, as the import does.
         */
        get: operations["imports.templates.accounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of assets with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `assets:write`, as the import does.
         */
        get: operations["imports.templates.assets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of categories with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `inventory:write`, as the import does.
         */
        get: operations["imports.templates.categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of customers with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `customers:write`, as the import does.
         */
        get: operations["imports.templates.customers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of departments with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `hr:write`, as the import does.
         */
        get: operations["imports.templates.departments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of employees with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `hr:write`, as the import does.
         */
        get: operations["imports.templates.employees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of invoices with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `invoices:write`, as the import does.
         */
        get: operations["imports.templates.invoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of products with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `inventory:write`, as the import does.
         */
        get: operations["imports.templates.products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/stock-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of stock-movements with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `inventory:write`, as the import does.
         */
        get: operations["imports.templates.stock-movements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of suppliers with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `inventory:write`, as the import does.
         */
        get: operations["imports.templates.suppliers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/templates/ticket-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV to begin an import of ticket-categories with: its columns and an example row, which can be imported as it is
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs `tickets:write`, as the import does.
         */
        get: operations["imports.templates.ticket-categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["invoices.index"];
        put?: never;
        /**
         * Issue an invoice, or draft one
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["invoices.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invoice
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["invoices.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change an invoice
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["invoices.update"];
        trace?: never;
    };
    "/invoices/{id}/credit-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List credit notes of an invoice
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["invoices.credit-notes.index"];
        put?: never;
        /**
         * Credit an invoice, in part or all that is left
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["invoices.credit-notes.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a draft
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["invoices.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print an invoice
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["invoices.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail an invoice to its customer, as a PDF
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["invoices.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice: goods and postings are taken back
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["invoices.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List journal entries
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["journal-entries.index"];
        put?: never;
        /**
         * Create a journal entry
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["journal-entries.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal-entries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a journal entry
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["journal-entries.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal-entries/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post the opposite of an entry, once
         * @description Needs `accounting:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["journal-entries.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List licenses
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["licenses.index"];
        put?: never;
        /**
         * Create a license; its product key is in this answer only
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["licenses.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a license
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["licenses.show"];
        put?: never;
        post?: never;
        /**
         * Delete a license of which no seat is taken
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["licenses.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a license
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["licenses.update"];
        trace?: never;
    };
    "/licenses/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a seat to an asset, a user or an employee
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["licenses.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who and what has a seat
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["licenses.assignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/licenses/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a seat back
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["licenses.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/maintenances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List maintenances
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["maintenances.index"];
        put?: never;
        /**
         * Begin a maintenance: the asset is IN_MAINTENANCE until it is completed
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["maintenances.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/maintenances/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a maintenance
         * @description Needs `assets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["maintenances.show"];
        put?: never;
        post?: never;
        /**
         * Delete a maintenance; an open one is over by that
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["maintenances.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a maintenance; an endDate completes it
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["maintenances.update"];
        trace?: never;
    };
    "/maintenances/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a maintenance, now unless endDate says when
         * @description Needs `assets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["maintenances.complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/state-machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all state machines
         * @description For any user who is logged in, and any API key.
         */
        get: operations["state-machines.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All modules, and which of them the company has
         * @description Needs `modules:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["modules.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/modules/healthcare/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers companies that have the module HEALTHCARE
         * @description Needs `modules:read`, as a permission of the user's role or a scope of the API key.
         *
         *     Needs the module HEALTHCARE.
         */
        get: operations["healthcare.ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description, in OpenAPI 3.1
         * @description Needs no log in.
         */
        get: operations["openapi.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List overtimes
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["overtime.index"];
        put?: never;
        /**
         * Create an overtime
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["overtime.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overtime/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an overtime
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["overtime.show"];
        put?: never;
        post?: never;
        /**
         * Delete overtime that no payroll run has paid
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["overtime.destroy"];
        options?: never;
        head?: never;
        /**
         * Change an overtime
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["overtime.update"];
        trace?: never;
    };
    "/overtime/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve overtime; the next payroll run pays it
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["overtime.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payments.index"];
        put?: never;
        /**
         * Take a payment of an invoice
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payments.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payments.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a payment
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["payments.update"];
        trace?: never;
    };
    "/payments/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print the receipt of a payment
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payments.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment: the invoice is owed again
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payments.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payroll runs
         * @description Needs `payroll:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payroll-runs.index"];
        put?: never;
        /**
         * Start the payroll run of a month; the worker computes it
         * @description Needs `payroll:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payroll-runs.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payroll run
         * @description Needs `payroll:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payroll-runs.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a draft: it is posted to the books, and its month takes no more leave and absences
         * @description Needs `payroll:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payroll-runs.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run that is not approved; nothing of it is left
         * @description Needs `payroll:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payroll-runs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the net to all employees, from a bank account or in cash
         * @description Needs `payroll:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payroll-runs.pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/payslips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The slips of a run, lines included
         * @description Needs `payroll:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payroll-runs.payslips.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/payslips/{payslipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payslip
         * @description Needs `payroll:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payroll-runs.payslips.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/payslips/{payslipId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print a slip
         * @description Needs `payroll:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["payroll-runs.payslips.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/recompute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a draft anew, from what is known now
         * @description Needs `payroll:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payroll-runs.recompute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payroll-runs/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an approved run back, its payment too, and open its month again
         * @description Needs `payroll:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["payroll-runs.reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["products.index"];
        put?: never;
        /**
         * Create a product
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["products.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a product
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["products.show"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["products.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a product
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["products.update"];
        trace?: never;
    };
    "/purchase-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase orders
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["purchase-orders.index"];
        put?: never;
        /**
         * Create a purchase order
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a purchase order
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["purchase-orders.show"];
        put?: never;
        post?: never;
        /**
         * Delete an order that was never placed, or is cancelled
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["purchase-orders.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a purchase order
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["purchase-orders.update"];
        trace?: never;
    };
    "/purchase-orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order of which nothing has come in, or all has gone back
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an order of which nothing more is to come
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order it from the supplier
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List supplier payments of a purchase order
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["purchase-orders.payments.index"];
        put?: never;
        /**
         * Create a supplier payment of a purchase order
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.payments.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a supplier payment
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["purchase-orders.payments.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/payments/{paymentId}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a payment: it is owed to the supplier again
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.payments.void"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List purchase receipts of a purchase order
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["purchase-orders.receipts.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive goods: all that is open, or what is named
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchase-orders/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return goods to the supplier: all that came in, or what is named
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["purchase-orders.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotes
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["quotes.index"];
        put?: never;
        /**
         * Create a quote
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["quotes.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a quote
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["quotes.show"];
        put?: never;
        post?: never;
        /**
         * Delete a quote that became no invoice
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["quotes.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a quote; new items replace its lines
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["quotes.update"];
        trace?: never;
    };
    "/quotes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer accepts
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["quotes.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{id}/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the invoice of a quote, once
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["quotes.convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print a quote
         * @description Needs `invoices:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["quotes.pdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The customer declines
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["quotes.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotes/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * E-mail a quote to its customer, as a PDF
         * @description Needs `invoices:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["quotes.send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/balance-sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance sheet: assets, liabilities, and equity with the result of the year
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.balance-sheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/balances-by-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers owed, what suppliers were owed and what the stock was worth at the end of each month
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.balances-by-month"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/general-ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * General ledger: every line of every account
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.general-ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/income-statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Income statement: what was earned and spent
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.income-statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/integrity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What must always hold, with both sides of each
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.integrity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/inventory-valuation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the stock is worth, by product: its total is the balance of the inventory account
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.inventory_valuation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/payables-aging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is owed to suppliers for what came in, by how long
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.payables_aging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/receivables-aging": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What customers owe, by how long it has been due
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.receivables_aging"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/sales-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sold, less what was credited
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.sales_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/tax-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tax on sales and on purchases, and the difference to pay
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.tax-summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/trial-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trial balance: what every account had, got and has
         * @description Needs `accounting:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["reports.trial-balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company's own roles
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["roles.index"];
        put?: never;
        /**
         * Create a role
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        post: operations["roles.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["roles.show"];
        put?: never;
        post?: never;
        /**
         * Delete a role
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        delete: operations["roles.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a role
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        patch: operations["roles.update"];
        trace?: never;
    };
    "/roles/built-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The roles that every company has, and what each may do
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["roles.built_in"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/accounting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which account plays which role in postings
         * @description Needs `settings:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["settings.accounting.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change which account plays which role in postings
         * @description Needs `settings:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        patch: operations["settings.accounting.update"];
        trace?: never;
    };
    "/settings/payroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The law that payroll goes by, and what the company has set instead
         * @description Needs `settings:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["settings.payroll.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the company's own values of pay
         * @description Needs `settings:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        patch: operations["settings.payroll.update"];
        trace?: never;
    };
    "/settings/tenant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the company
         * @description Needs `settings:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["settings.tenant.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of the company, its modules among them
         * @description Needs `settings:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        patch: operations["settings.tenant.update"];
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is in stock, by product and warehouse
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["stock.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock movements
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["stock-movements.index"];
        put?: never;
        /**
         * Create a stock movement
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["stock-movements.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock-movements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a stock movement
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["stock-movements.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the products of which there is less than their minStock
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["stock.alerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List suppliers
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["suppliers.index"];
        put?: never;
        /**
         * Create a supplier
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["suppliers.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suppliers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a supplier
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["suppliers.show"];
        put?: never;
        post?: never;
        /**
         * Delete a supplier
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["suppliers.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a supplier
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["suppliers.update"];
        trace?: never;
    };
    "/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tenants
         * @description For a SUPER_ADMIN only.
         *
         *     An API key cannot do this.
         */
        get: operations["tenants.index"];
        put?: never;
        /**
         * Open a company, with its first ADMIN
         * @description For a SUPER_ADMIN only.
         *
         *     An API key cannot do this.
         */
        post: operations["tenants.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a tenant
         * @description For a SUPER_ADMIN only.
         *
         *     An API key cannot do this.
         */
        get: operations["tenants.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a tenant
         * @description For a SUPER_ADMIN only.
         *
         *     An API key cannot do this.
         */
        patch: operations["tenants.update"];
        trace?: never;
    };
    "/tenants/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a suspended company in again
         * @description For a SUPER_ADMIN only.
         *
         *     An API key cannot do this.
         */
        post: operations["tenants.resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a company: nobody of it gets in
         * @description For a SUPER_ADMIN only.
         *
         *     An API key cannot do this.
         */
        post: operations["tenants.suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List ticket categories
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["ticket-categories.index"];
        put?: never;
        /**
         * Create a ticket category
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["ticket-categories.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket category
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["ticket-categories.show"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket category
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["ticket-categories.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a ticket category
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["ticket-categories.update"];
        trace?: never;
    };
    "/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tickets: those who work on them see all, others their own
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["tickets.index"];
        put?: never;
        /**
         * Open a ticket
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["tickets.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["tickets.show"];
        put?: never;
        post?: never;
        /**
         * Delete a ticket
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["tickets.destroy"];
        options?: never;
        head?: never;
        /**
         * Change what a ticket says; status and assignee have verbs of their own
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["tickets.update"];
        trace?: never;
    };
    "/tickets/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a ticket to a user, or to nobody
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["tickets.assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments of a ticket
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["tickets.comments.index"];
        put?: never;
        /**
         * Comment on a ticket
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["tickets.comments.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a ticket comment
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["tickets.comments.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a ticket that goes on with a closed one
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["tickets.follow-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a ticket, newest first
         * @description Needs `tickets:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["tickets.history.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a ticket its next status
         * @description Needs `tickets:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["tickets.status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time off requests
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["time-off-requests.index"];
        put?: never;
        /**
         * Create a time off request
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["time-off-requests.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a time off request
         * @description Needs `hr:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["time-off-requests.show"];
        put?: never;
        post?: never;
        /**
         * Delete a request that does not stand approved
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["time-off-requests.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a request that is not decided yet
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["time-off-requests.update"];
        trace?: never;
    };
    "/time-off-requests/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant time off
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["time-off-requests.approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off-requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request back, also one that was granted
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["time-off-requests.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-off-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse time off
         * @description Needs `hr:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["time-off-requests.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["users.index"];
        put?: never;
        /**
         * Create a user
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        post: operations["users.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a user
         * @description Needs `users:read`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        get: operations["users.show"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        delete: operations["users.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        patch: operations["users.update"];
        trace?: never;
    };
    "/users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again; earlier links end
         * @description Needs `users:write`, as a permission of the user's role.
         *
         *     An API key cannot do this.
         */
        post: operations["users.invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List warehouses
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["warehouses.index"];
        put?: never;
        /**
         * Create a warehouse
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["warehouses.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warehouses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a warehouse
         * @description Needs `inventory:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["warehouses.show"];
        put?: never;
        post?: never;
        /**
         * Delete a warehouse
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["warehouses.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a warehouse
         * @description Needs `inventory:write`, as a permission of the user's role or a scope of the API key.
         */
        patch: operations["warehouses.update"];
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["webhooks.index"];
        put?: never;
        /**
         * Be told what happens; the secret is shown once
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scopes that read what its events tell of, such as `customers:read`.
         */
        post: operations["webhooks.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["webhooks.show"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         */
        delete: operations["webhooks.destroy"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scopes that read what its events tell of, such as `customers:read`.
         */
        patch: operations["webhooks.update"];
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to a webhook, and what it answered
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["webhooks.deliveries.index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook delivery
         * @description Needs `integrations:read`, as a permission of the user's role or a scope of the API key.
         */
        get: operations["webhooks.deliveries.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message once more, under the same webhook-id
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scopes that read what its events tell of, such as `customers:read`.
         */
        post: operations["webhooks.deliveries.redeliver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret, shown once; the old one signs beside it for a while
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         *
         *     Also needs the scopes that read what its events tell of, such as `customers:read`.
         */
        post: operations["webhooks.rotate_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a `webhook.test` message
         * @description Needs `integrations:write`, as a permission of the user's role or a scope of the API key.
         */
        post: operations["webhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "absence.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "absence.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "absence.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "absence.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "absence.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Absence"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "absence.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "accessory.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Accessory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "accessory.assigned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "accessory.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Accessory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "accessory.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "accessory.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Accessory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "accessory.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "accessory.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Accessory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "accessory.returned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "accessory.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Accessory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "accessory.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "account.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "account.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "account.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset_model.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetModel"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset_model.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset_model.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetModel"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset_model.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset_model.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["AssetModel"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset_model.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.assigned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.audited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.audited";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.overdue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.overdue";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.returned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.status_changed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "asset.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Asset"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "asset.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bank_account.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BankAccount"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "bank_account.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bank_account.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BankAccount"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "bank_account.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bank_account.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["BankAccount"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "bank_account.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "category.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "category.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "category.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "category.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "component.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Component"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "component.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "component.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Component"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "component.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "component.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Component"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "component.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consumable.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Consumable"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "consumable.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consumable.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Consumable"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "consumable.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consumable.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Consumable"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "consumable.delivered";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "consumable.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Consumable"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "consumable.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "contract.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "contract.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contract.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Contract"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "contract.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "credit_note.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditNote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "credit_note.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "customer.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "customer.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "customer.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "department.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "department.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Department"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "department.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "employee.activated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "employee.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.deactivated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "employee.deactivated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "employee.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "employee.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Employee"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "employee.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "expense.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Expense"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "expense.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "expense.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Expense"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "expense.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "expense.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Expense"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "expense.voided";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "export.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Export"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "export.completed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "import.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "import.completed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interaction.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerInteraction"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "interaction.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.discarded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "invoice.discarded";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.drafted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "invoice.drafted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "invoice.issued";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "invoice.paid";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "invoice.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Invoice"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "invoice.voided";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "journal_entry.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["JournalEntry"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "journal_entry.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "license.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["License"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "license.assigned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "license.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["License"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "license.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "license.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["License"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "license.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "license.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["License"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "license.returned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "license.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["License"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "license.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "maintenance.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "maintenance.completed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "maintenance.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "maintenance.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "maintenance.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "maintenance.opened";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "maintenance.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Maintenance"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "maintenance.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payment.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payment.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payment.voided";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.approved";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.cancelled";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.computed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.computed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.failed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.paid";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.reversed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.reversed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payroll.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PayrollRun"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "payroll.started";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "product.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "product.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "product.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.cancelled";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.closed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.ordered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.ordered";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.received";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.returned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "purchase_order.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["PurchaseOrder"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "purchase_order.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.accepted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.invoiced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.invoiced";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.rejected";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.sent";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quote.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "quote.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "salary_increase.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SalaryIncrease"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "salary_increase.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "salary_increase.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SalaryIncrease"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "salary_increase.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "salary_increase.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SalaryIncrease"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "salary_increase.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.low": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "stock.low";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["StockMovement"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "stock.moved";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "supplier_payment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SupplierPayment"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "supplier_payment.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "supplier_payment.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["SupplierPayment"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "supplier_payment.voided";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "supplier.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "supplier.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "supplier.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "supplier.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "supplier.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Supplier"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "supplier.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket_category.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketCategory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket_category.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket_category.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketCategory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket_category.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket_category.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TicketCategory"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket_category.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket.assigned";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.commented": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket.commented";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket.status_changed";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ticket.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "ticket.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_off.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOffRequest"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "time_off.approved";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_off.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOffRequest"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "time_off.cancelled";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_off.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOffRequest"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "time_off.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_off.rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOffRequest"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "time_off.rejected";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_off.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOffRequest"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "time_off.requested";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "time_off.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOffRequest"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "time_off.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "warehouse.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Warehouse"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "warehouse.created";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "warehouse.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Warehouse"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "warehouse.deleted";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "warehouse.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: components["schemas"]["Warehouse"];
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "warehouse.updated";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            webhookId: string;
                        };
                        /** Format: date-time */
                        timestamp: string;
                        /** @constant */
                        type: "webhook.test";
                    };
                };
            };
            responses: never;
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** Absence */
        Absence: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date
             * @description The day that is not paid
             */
            date: string;
            /** Format: uuid */
            employeeId: string;
            /** Format: uuid */
            id: string;
            notes: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        AbsenceCreate: {
            /** Format: date */
            date: string;
            /** Format: uuid */
            employeeId: string;
            notes?: string | null;
        };
        /** AbsenceList */
        AbsenceList: {
            data: components["schemas"]["Absence"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        AbsenceUpdate: {
            /** Format: date */
            date?: string;
            /** Format: uuid */
            employeeId?: string;
            notes?: string | null;
        };
        AccessoriesAssignInput: {
            /** Format: uuid */
            assetId: string;
            notes?: string | null;
            quantity: number;
        };
        AccessoriesReturnInput: {
            /** Format: uuid */
            assetId: string;
            quantity: number;
        };
        /** Accessory */
        Accessory: {
            /** @description Not with any asset */
            available: number;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            notes: string | null;
            /** @description In all, with those that are out */
            quantity: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** AccessoryAssignment */
        AccessoryAssignment: {
            /** Format: uuid */
            accessoryId: string;
            /** Format: uuid */
            assetId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            notes: string | null;
            /** @description What the asset has of it now */
            quantity: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** AccessoryAssignmentList */
        AccessoryAssignmentList: {
            data: components["schemas"]["AccessoryAssignment"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        AccessoryCreate: {
            /** Format: uuid */
            categoryId?: string | null;
            name: string;
            notes?: string | null;
            /** @default 0 */
            quantity?: number | null;
        };
        /** AccessoryList */
        AccessoryList: {
            data: components["schemas"]["Accessory"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        AccessoryUpdate: {
            /** Format: uuid */
            categoryId?: string | null;
            name?: string;
            notes?: string | null;
            quantity?: number | null;
        };
        /** Account */
        Account: {
            /** @description With `tree=true`: the accounts beneath it, each as this one */
            children?: Record<string, never>[];
            /** @description Unique in the company */
            code: string;
            countryCode: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Inactive accounts take no postings */
            isActive: boolean;
            /** @description Stands against its parent, such as depreciation */
            isContra: boolean;
            /** @description Has accounts beneath it, and takes no postings itself */
            isGroup: boolean;
            name: string;
            /**
             * @description The side on which it grows
             * @enum {string}
             */
            nature: "DEBIT" | "CREDIT";
            /** Format: uuid */
            parentId: string | null;
            /** @enum {string} */
            type: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        AccountCreate: {
            code: string;
            countryCode?: string | null;
            /** @default false */
            isContra?: boolean | null;
            name: string;
            /** @enum {string} */
            nature: "DEBIT" | "CREDIT";
            /** Format: uuid */
            parentId?: string | null;
            /** @enum {string|null} */
            type?: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE" | null;
        };
        /** AccountList */
        AccountList: {
            data: components["schemas"]["Account"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** AccountLedger */
        AccountsLedgerAnswer: {
            account: {
                code?: string;
                /** Format: uuid */
                id?: string;
                name?: string;
                nature?: string;
            };
            closing: number;
            data: {
                /** @description After this line, on the side of the nature of the account */
                balance: number;
                concept: string;
                credit: number;
                debit: number;
                description: string | null;
                /** Format: date */
                entryDate: string;
                /** Format: uuid */
                entryId: string;
                entryType: string;
                number: number;
                reference: string | null;
            }[];
            /** Format: date */
            from: string | null;
            meta: {
                /** @description Records a page */
                limit: number;
                /** @description This page */
                page: number;
                /** @description Records in all */
                total: number;
                /** @description Pages in all */
                totalPages: number;
            } | {
                /** @description Records a page */
                limit: number;
                /** @description For the next page; null on the last */
                nextCursor: string | null;
            };
            opening: number;
            /** Format: date */
            to: string;
            totals: {
                credit: number;
                debit: number;
            };
        };
        AccountUpdate: {
            code?: string;
            countryCode?: string | null;
            isActive?: boolean | null;
            isContra?: boolean | null;
            name?: string;
            /** @enum {string} */
            nature?: "DEBIT" | "CREDIT";
            /** Format: uuid */
            parentId?: string | null;
            /** @enum {string|null} */
            type?: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE" | null;
        };
        /** ApiKey */
        ApiKey: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** @enum {string} */
            environment: "live" | "test";
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description The public part of the key: `ofc_<environment>_<keyId>_<secret>` */
            keyId: string;
            /**
             * Format: date-time
             * @description To the minute; null until it is first used
             */
            lastUsedAt: string | null;
            name: string;
            scopes: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "modules:read" | "modules:write" | "audit:read")[];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ApiKeyCreate: {
            /**
             * @default live
             * @enum {string|null}
             */
            environment?: "live" | "test" | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC. Must be in the future.
             */
            expiresAt?: string | null;
            name: string;
            scopes: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "modules:read" | "modules:write" | "audit:read")[];
        };
        /** ApiKeyList */
        ApiKeyList: {
            data: components["schemas"]["ApiKey"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** Asset */
        Asset: {
            /** @description What may be done next */
            allowedActions: string[];
            /** @description Unique on the whole platform, for good */
            assetTag: string;
            /** Format: date-time */
            assignedAt: string | null;
            /** Format: uuid */
            assignedToId: string | null;
            /**
             * @description What kind of holder has it; a USER may also be an employee
             * @enum {string|null}
             */
            assignedToType: "CUSTOMER" | "USER" | "WAREHOUSE" | "ASSET" | "COMPONENT" | null;
            /**
             * Format: uuid
             * @description That of its model
             */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is expected back
             */
            expectedCheckinDate: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastAuditedAt: string | null;
            /**
             * Format: uuid
             * @description The warehouse it belongs to
             */
            locationId: string | null;
            /** Format: uuid */
            modelId: string | null;
            name: string;
            notes: string | null;
            /** @description Whether the day on which it was expected back is over */
            overdue: boolean;
            purchaseCost: number | null;
            /** Format: date-time */
            purchaseDate: string | null;
            serial: string | null;
            /** @enum {string} */
            status: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING";
            /** Format: uuid */
            supplierId: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** AssetAudit */
        AssetAudit: {
            /** Format: uuid */
            assetId: string;
            /**
             * Format: uuid
             * @description The user or key that audited
             */
            auditedBy: string | null;
            auditorName: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            expectedLocationId: string | null;
            /** @enum {string|null} */
            expectedStatus: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING" | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description As it was
             */
            locationId: string | null;
            /** @description Found by the server, and those that were sent */
            mismatches: {
                actual: string | null;
                expected: string | null;
                field: string;
            }[];
            notes: string | null;
            /**
             * @description As it was
             * @enum {string}
             */
            status: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** AssetAuditList */
        AssetAuditList: {
            data: components["schemas"]["AssetAudit"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        AssetCreate: {
            assetTag?: string | null;
            /** Format: uuid */
            locationId?: string | null;
            /** Format: uuid */
            modelId?: string | null;
            name: string;
            notes?: string | null;
            /** @description At most 2 decimals. */
            purchaseCost?: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            purchaseDate?: string | null;
            serial?: string | null;
            /**
             * @default PENDING
             * @enum {string|null}
             */
            status?: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING" | null;
            /** Format: uuid */
            supplierId?: string | null;
        };
        /** AssetHistoryLine */
        AssetHistoryLine: {
            /** @enum {string} */
            action: "created" | "updated" | "assigned" | "returned" | "status_changed" | "duplicated" | "audited" | "maintenance_started" | "maintenance_completed" | "deleted" | "values_set" | "accessory_assigned" | "accessory_returned" | "consumable_delivered" | "license_assigned" | "license_returned" | "component_added" | "component_removed";
            /** Format: uuid */
            actorId: string | null;
            actorName: string;
            /** @description user, api_key, assistant or system */
            actorType: string;
            /** Format: uuid */
            assetId: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The facts that changed, as they were */
            from: {
                [key: string]: unknown;
            } | null;
            /** Format: uuid */
            id: string;
            note: string | null;
            /** @description The same facts as they are */
            to: {
                [key: string]: unknown;
            } | null;
        };
        /** AssetHistoryLineList */
        AssetHistoryLineList: {
            data: components["schemas"]["AssetHistoryLine"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** AssetList */
        AssetList: {
            data: components["schemas"]["Asset"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** AssetModel */
        AssetModel: {
            /**
             * Format: uuid
             * @description Of type ASSET
             */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            manufacturer: string | null;
            modelNumber: string | null;
            /** @enum {string} */
            modelType: "HARDWARE" | "DATA" | "VIRTUAL" | "LICENSE" | "OTHER";
            name: string;
            notes: string | null;
            /** @description What an asset is still worth at the end of its useful life */
            salvageValue: number | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description Over which its assets lose their value; without it they are not depreciated */
            usefulLifeMonths: number | null;
            version: number;
        };
        AssetModelCreate: {
            /** Format: uuid */
            categoryId?: string | null;
            manufacturer?: string | null;
            modelNumber?: string | null;
            /**
             * @default HARDWARE
             * @enum {string|null}
             */
            modelType?: "HARDWARE" | "DATA" | "VIRTUAL" | "LICENSE" | "OTHER" | null;
            name: string;
            notes?: string | null;
            /** @description At most 2 decimals. */
            salvageValue?: number | null;
            usefulLifeMonths?: number | null;
        };
        /** AssetModelList */
        AssetModelList: {
            data: components["schemas"]["AssetModel"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        AssetModelUpdate: {
            /** Format: uuid */
            categoryId?: string | null;
            manufacturer?: string | null;
            modelNumber?: string | null;
            /** @enum {string|null} */
            modelType?: "HARDWARE" | "DATA" | "VIRTUAL" | "LICENSE" | "OTHER" | null;
            name?: string;
            notes?: string | null;
            /** @description At most 2 decimals. */
            salvageValue?: number | null;
            usefulLifeMonths?: number | null;
        };
        AssetsAssignInput: {
            /** Format: uuid */
            assignedToId: string;
            /** @enum {string} */
            assignedToType: "CUSTOMER" | "USER" | "WAREHOUSE" | "ASSET" | "COMPONENT";
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC. Must be in the future.
             */
            expectedCheckinDate?: string | null;
            notes?: string | null;
        };
        AssetsAuditInput: {
            /** Format: uuid */
            expectedLocationId?: string | null;
            /** @enum {string|null} */
            expectedStatus?: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING" | null;
            mismatches?: {
                actual?: string | null;
                expected?: string | null;
                field: string;
            }[] | null;
            notes?: string | null;
        };
        AssetsDuplicateInput: {
            assetTag?: string | null;
            name?: string | null;
            notes?: string | null;
        };
        AssetsExportAnswer: {
            data: {
                /** @description What may be done next */
                allowedActions: string[];
                /** @description Unique on the whole platform, for good */
                assetTag: string;
                /** Format: date-time */
                assignedAt: string | null;
                /** Format: uuid */
                assignedToId: string | null;
                /**
                 * @description What kind of holder has it; a USER may also be an employee
                 * @enum {string|null}
                 */
                assignedToType: "CUSTOMER" | "USER" | "WAREHOUSE" | "ASSET" | "COMPONENT" | null;
                /**
                 * Format: uuid
                 * @description That of its model
                 */
                categoryId: string | null;
                /** Format: date-time */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is expected back
                 */
                expectedCheckinDate: string | null;
                /** Format: uuid */
                id: string;
                /** Format: date-time */
                lastAuditedAt: string | null;
                /**
                 * Format: uuid
                 * @description The warehouse it belongs to
                 */
                locationId: string | null;
                /** Format: uuid */
                modelId: string | null;
                name: string;
                notes: string | null;
                /** @description Whether the day on which it was expected back is over */
                overdue: boolean;
                purchaseCost: number | null;
                /** Format: date-time */
                purchaseDate: string | null;
                serial: string | null;
                /** @enum {string} */
                status: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING";
                /** Format: uuid */
                supplierId: string | null;
                /** Format: date-time */
                updatedAt: string;
                version: number;
            }[];
            meta: {
                total: number;
            } | {
                /** @description Records a page */
                limit: number;
                /** @description This page */
                page: number;
                /** @description Records in all */
                total: number;
                /** @description Pages in all */
                totalPages: number;
            } | {
                /** @description Records a page */
                limit: number;
                /** @description For the next page; null on the last */
                nextCursor: string | null;
            };
        };
        AssetsLabelsInput: {
            ids: string[];
        };
        AssetsReturnInput: {
            /**
             * @default GOOD
             * @enum {string|null}
             */
            condition?: "GOOD" | "DAMAGED" | "LOST" | null;
            notes?: string | null;
        };
        AssetsStatusInput: {
            notes?: string | null;
            /** @enum {string} */
            status: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING";
        };
        AssetUpdate: {
            assetTag?: string | null;
            /** Format: uuid */
            assignedToId?: string | null;
            /** @enum {string|null} */
            assignedToType?: "CUSTOMER" | "USER" | "WAREHOUSE" | "ASSET" | "COMPONENT" | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            expectedCheckinDate?: string | null;
            /** Format: uuid */
            locationId?: string | null;
            /** Format: uuid */
            modelId?: string | null;
            name?: string;
            notes?: string | null;
            /** @description At most 2 decimals. */
            purchaseCost?: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            purchaseDate?: string | null;
            serial?: string | null;
            /** @enum {string|null} */
            status?: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING" | null;
            /** Format: uuid */
            supplierId?: string | null;
        };
        /** AuditLog */
        AuditLog: {
            action: string;
            actor: {
                /** Format: uuid */
                id: string | null;
                name: string;
                /** @enum {string} */
                type: "user" | "api_key" | "assistant" | "system";
            };
            /** @description What was changed, as it is now; null for what was deleted, and for who may not read such a record */
            after: {
                [key: string]: unknown;
            } | null;
            /** @description What was changed, as it was; null for what was made, and for who may not read such a record. Pay is left out without the scope `payroll:read` */
            before: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            createdAt: string;
            entity: string;
            /** Format: uuid */
            entityId: string | null;
            /** Format: uuid */
            id: string;
            ip: string | null;
            requestId: string | null;
        };
        /** AuditLogList */
        AuditLogList: {
            data: components["schemas"]["AuditLog"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        AuditVerdict: {
            /** @description Sealed rows that are as they were written. Rows are sealed within a minute. */
            checked: number;
            /** @description The first place at which the log is not what was sealed */
            firstBroken: {
                /**
                 * Format: uuid
                 * @description null when the row is gone
                 */
                id: string | null;
                /** @enum {string} */
                reason: "CHANGED" | "REMOVED" | "TRUNCATED";
                /** @description Its place in the chain, from 1 */
                seq: number;
            } | null;
            ok: boolean;
        };
        AuthInvitationsAcceptInput: {
            /** Format: password */
            password: string;
            token: string;
        };
        AuthLoginInput: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        AuthPasswordInput: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        /** BankAccount */
        BankAccount: {
            /**
             * Format: uuid
             * @description Its account in the ledger
             */
            accountId: string;
            accountNumber: string | null;
            /** @description What the ledger says */
            balance: number;
            bankName: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Active to receive payments */
            isActive: boolean;
            name: string;
            /** @enum {string} */
            type: "BANK" | "CASH_REGISTER";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        BankAccountCreate: {
            accountNumber?: string | null;
            bankName?: string | null;
            name: string;
            /**
             * @default BANK
             * @enum {string|null}
             */
            type?: "BANK" | "CASH_REGISTER" | null;
        };
        /** BankAccountList */
        BankAccountList: {
            data: components["schemas"]["BankAccount"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** AccountLedger */
        BankAccountsTransactionsAnswer: {
            account: {
                code?: string;
                /** Format: uuid */
                id?: string;
                name?: string;
                nature?: string;
            };
            closing: number;
            data: {
                /** @description After this line, on the side of the nature of the account */
                balance: number;
                concept: string;
                credit: number;
                debit: number;
                description: string | null;
                /** Format: date */
                entryDate: string;
                /** Format: uuid */
                entryId: string;
                entryType: string;
                number: number;
                reference: string | null;
            }[];
            /** Format: date */
            from: string | null;
            meta: {
                /** @description Records a page */
                limit: number;
                /** @description This page */
                page: number;
                /** @description Records in all */
                total: number;
                /** @description Pages in all */
                totalPages: number;
            } | {
                /** @description Records a page */
                limit: number;
                /** @description For the next page; null on the last */
                nextCursor: string | null;
            };
            opening: number;
            /** Format: date */
            to: string;
            totals: {
                credit: number;
                debit: number;
            };
        };
        BankAccountUpdate: {
            accountNumber?: string | null;
            bankName?: string | null;
            isActive?: boolean | null;
            name?: string;
            /** @enum {string|null} */
            type?: "BANK" | "CASH_REGISTER" | null;
        };
        /** Bonus */
        Bonus: {
            /** @description Only with the scope `payroll:read`; left out for others */
            amount?: number;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /** Format: uuid */
            employeeId: string;
            /** Format: uuid */
            id: string;
            /** @description Whether percentages of deductions are taken of it; the type says so */
            isSalary: boolean;
            isTaxable: boolean;
            /**
             * Format: uuid
             * @description The run that pays it
             */
            payrollRunId: string | null;
            /** @description The month that it is paid with; without one the next payroll run pays it */
            period: string | null;
            /** @enum {string} */
            type: "PERFORMANCE" | "PRODUCTIVITY" | "CHRISTMAS_BONUS" | "TRANSPORT_ALLOWANCE" | "FOOD_ALLOWANCE" | "LEGAL_BONUS" | "OTHER_TAXABLE" | "OTHER_NON_TAXABLE";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        BonusCreate: {
            /** @description At most 2 decimals. */
            amount: number;
            description?: string | null;
            /** Format: uuid */
            employeeId: string;
            period?: string | null;
            /** @enum {string} */
            type: "PERFORMANCE" | "PRODUCTIVITY" | "CHRISTMAS_BONUS" | "TRANSPORT_ALLOWANCE" | "FOOD_ALLOWANCE" | "LEGAL_BONUS" | "OTHER_TAXABLE" | "OTHER_NON_TAXABLE";
        };
        /** BonusList */
        BonusList: {
            data: components["schemas"]["Bonus"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        BonusUpdate: {
            /** @description At most 2 decimals. */
            amount?: number;
            description?: string | null;
            /** Format: uuid */
            employeeId?: string;
            period?: string | null;
            /** @enum {string} */
            type?: "PERFORMANCE" | "PRODUCTIVITY" | "CHRISTMAS_BONUS" | "TRANSPORT_ALLOWANCE" | "FOOD_ALLOWANCE" | "LEGAL_BONUS" | "OTHER_TAXABLE" | "OTHER_NON_TAXABLE";
        };
        BuiltInRoles: {
            data: {
                /** @enum {string} */
                name: "ADMIN" | "ACCOUNTANT" | "SALES" | "INVENTORY" | "ASSETS" | "HR" | "SUPPORT" | "VIEWER";
                permissions: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "settings:read" | "settings:write" | "users:read" | "users:write" | "modules:read" | "modules:write" | "audit:read")[];
            }[];
        };
        /** Category */
        Category: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            /** @enum {string} */
            type: "PRODUCT" | "ASSET";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CategoryCreate: {
            name: string;
            /**
             * @default PRODUCT
             * @enum {string|null}
             */
            type?: "PRODUCT" | "ASSET" | null;
        };
        /** CategoryList */
        CategoryList: {
            data: components["schemas"]["Category"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        CategoryUpdate: {
            name?: string;
            /** @enum {string|null} */
            type?: "PRODUCT" | "ASSET" | null;
        };
        /** CommunicationSend */
        CommunicationSend: {
            /** @description How often it was given to the mail server */
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            employeeId: string;
            /** @description Why it failed, or what it waits for */
            error: string | null;
            /** Format: uuid */
            id: string;
            /** @description The address; null where the employee had none */
            recipient: string | null;
            /** Format: date-time */
            sentAt: string | null;
            /**
             * @description QUEUED and SENDING become SENT or FAILED
             * @enum {string}
             */
            status: "QUEUED" | "SENDING" | "SENT" | "FAILED";
            subject: string;
            /** Format: uuid */
            templateId: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** CommunicationSendList */
        CommunicationSendList: {
            data: components["schemas"]["CommunicationSend"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        CommunicationsSendsStoreInput: {
            customData?: {
                [key: string]: string | number | boolean;
            } | null;
            /** Format: uuid */
            employeeId: string;
            /** Format: uuid */
            templateId: string;
        };
        /** CommunicationPreview */
        CommunicationsTemplatesPreviewAnswer: {
            html: string;
            /** @description Placeholders that have no value yet; they stand in the letter as they are */
            missing: string[];
            subject: string;
            /** @description The same for those who read mail as text */
            text: string;
        };
        CommunicationsTemplatesPreviewInput: {
            customData?: {
                [key: string]: string | number | boolean;
            } | null;
            /** Format: uuid */
            employeeId?: string | null;
        };
        /** CommunicationTemplate */
        CommunicationTemplate: {
            /** @description HTML as it is sent: what could do harm was taken out */
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            eventType: "BIRTHDAY" | "WORK_ANNIVERSARY" | "PAYROLL_SLIP" | "CONTRACT_RENEWAL" | "PROBATION_ENDING" | "TIME_OFF_APPROVED" | "TIME_OFF_REJECTED" | "WELCOME" | "FAREWELL" | "CUSTOM";
            /** Format: uuid */
            id: string;
            /** @description Only active templates are sent */
            isActive: boolean;
            name: string;
            sendDaysBefore: number | null;
            subject: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CommunicationTemplateCreate: {
            /** @description HTML with placeholders; what could do harm is taken out. */
            body: string;
            /** @enum {string} */
            eventType: "BIRTHDAY" | "WORK_ANNIVERSARY" | "PAYROLL_SLIP" | "CONTRACT_RENEWAL" | "PROBATION_ENDING" | "TIME_OFF_APPROVED" | "TIME_OFF_REJECTED" | "WELCOME" | "FAREWELL" | "CUSTOM";
            /** @default true */
            isActive?: boolean | null;
            name: string;
            /** @description Days before the event; by default 0, for CONTRACT_RENEWAL 30, for PROBATION_ENDING 7. */
            sendDaysBefore?: number | null;
            /** @description With placeholders such as {{employeeName}} and {{date}}. */
            subject: string;
        };
        /** CommunicationTemplateList */
        CommunicationTemplateList: {
            data: components["schemas"]["CommunicationTemplate"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        CommunicationTemplateUpdate: {
            /** @description HTML with placeholders; what could do harm is taken out. */
            body?: string;
            /** @enum {string} */
            eventType?: "BIRTHDAY" | "WORK_ANNIVERSARY" | "PAYROLL_SLIP" | "CONTRACT_RENEWAL" | "PROBATION_ENDING" | "TIME_OFF_APPROVED" | "TIME_OFF_REJECTED" | "WELCOME" | "FAREWELL" | "CUSTOM";
            isActive?: boolean | null;
            name?: string;
            /** @description Days before the event; by default 0, for CONTRACT_RENEWAL 30, for PROBATION_ENDING 7. */
            sendDaysBefore?: number | null;
            /** @description With placeholders such as {{employeeName}} and {{date}}. */
            subject?: string;
        };
        /** Component */
        Component: {
            /**
             * Format: uuid
             * @description The asset that it is in
             */
            allocatedToAssetId: string | null;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            notes: string | null;
            serial: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ComponentCreate: {
            /** Format: uuid */
            allocatedToAssetId?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            name: string;
            notes?: string | null;
            serial?: string | null;
        };
        /** ComponentList */
        ComponentList: {
            data: components["schemas"]["Component"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        ComponentUpdate: {
            /** Format: uuid */
            allocatedToAssetId?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            name?: string;
            notes?: string | null;
            serial?: string | null;
        };
        /** Consumable */
        Consumable: {
            /** @description Not delivered yet */
            available: number;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            notes: string | null;
            /** @description In all, with what was delivered */
            quantity: number;
            unit: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ConsumableCreate: {
            /** Format: uuid */
            categoryId?: string | null;
            name: string;
            notes?: string | null;
            /** @default 0 */
            quantity?: number | null;
            /** @default unidades */
            unit?: string | null;
        };
        /** ConsumableDelivery */
        ConsumableDelivery: {
            /** Format: uuid */
            assetId: string;
            /** Format: uuid */
            consumableId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            deliveredBy: string | null;
            /** Format: uuid */
            id: string;
            notes: string | null;
            quantity: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** ConsumableDeliveryList */
        ConsumableDeliveryList: {
            data: components["schemas"]["ConsumableDelivery"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** ConsumableList */
        ConsumableList: {
            data: components["schemas"]["Consumable"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        ConsumablesDeliverInput: {
            /** Format: uuid */
            assetId: string;
            notes?: string | null;
            quantity: number;
        };
        ConsumableUpdate: {
            /** Format: uuid */
            categoryId?: string | null;
            name?: string;
            notes?: string | null;
            quantity?: number | null;
            unit?: string | null;
        };
        /** Contract */
        Contract: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            employeeId: string;
            /**
             * Format: date
             * @description The last day under contract; of one that was called off before it began, the day before its start
             */
            endDate: string | null;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            notes: string | null;
            /** @description A month, as it was agreed; see the salary increases of the employee for what came after. Only with the scope `payroll:read`; left out for others */
            salary?: number;
            /**
             * Format: date
             * @description The first day under contract
             */
            startDate: string;
            /** @enum {string} */
            type: "INDEFINITE" | "FIXED_TERM" | "SERVICE" | "APPRENTICESHIP";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ContractCreate: {
            /** Format: uuid */
            employeeId: string;
            /**
             * Format: date
             * @description The last day; required for FIXED_TERM, and after `startDate`.
             */
            endDate?: string | null;
            notes?: string | null;
            /** @description At most 2 decimals. */
            salary: number;
            /** Format: date */
            startDate: string;
            /**
             * @default INDEFINITE
             * @enum {string|null}
             */
            type?: "INDEFINITE" | "FIXED_TERM" | "SERVICE" | "APPRENTICESHIP" | null;
        };
        /** ContractList */
        ContractList: {
            data: components["schemas"]["Contract"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        ContractUpdate: {
            /** Format: uuid */
            employeeId?: string;
            /**
             * Format: date
             * @description The last day; required for FIXED_TERM, and after `startDate`.
             */
            endDate?: string | null;
            isActive?: boolean;
            notes?: string | null;
            /** @description At most 2 decimals. */
            salary?: number;
            /** Format: date */
            startDate?: string;
            /** @enum {string|null} */
            type?: "INDEFINITE" | "FIXED_TERM" | "SERVICE" | "APPRENTICESHIP" | null;
        };
        /** CreditNote */
        CreditNote: {
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: uuid */
            customerId: string;
            customerName: string;
            /** Format: date */
            date: string;
            discountTotal: number;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoiceId: string;
            items: {
                description: string;
                discount: number;
                /** @description Percent */
                discountRate: number;
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                productId: string;
                quantity: number;
                /** @description quantity × unitPrice, before the discount */
                subtotal: number;
                tax: number;
                /** @description Percent */
                taxRate: number;
                /** @description subtotal - discount + tax */
                total: number;
                unitPrice: number;
            }[];
            /** @description Without gaps in the company, from 1 */
            number: number;
            reason: string;
            subtotal: number;
            taxTotal: number;
            total: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CreditNoteCreate: {
            items?: ({
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
            } | string)[] | null;
            reason: string;
        };
        /** CreditNoteList */
        CreditNoteList: {
            data: components["schemas"]["CreditNote"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /**
         * CursorMeta
         * @description When the list is read with cursor.
         */
        CursorMeta: {
            /** @description Records a page */
            limit: number;
            /** @description For the next page; null on the last */
            nextCursor: string | null;
        };
        /** Customer */
        Customer: {
            address: string | null;
            /** @description What the customer owes */
            balance: number;
            /** Format: date-time */
            createdAt: string;
            /** @description 0 means no limit */
            creditLimit: number;
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            phone: string | null;
            /** @description Fiscal document (NIT, RUC, RUT, …), unique in the company */
            taxId: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CustomerCreate: {
            address?: string | null;
            /**
             * @description At most 2 decimals.
             * @default 0
             */
            creditLimit?: number | null;
            /** Format: email */
            email?: string | null;
            name: string;
            phone?: string | null;
            taxId: string;
        };
        /** CustomerInteraction */
        CustomerInteraction: {
            comment: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** Format: uuid */
            customerId: string;
            /** Format: uuid */
            id: string;
            /** Format: date */
            nextActionDate: string | null;
            /** @enum {string} */
            type: "CALL" | "EMAIL" | "MEETING" | "WHATSAPP" | "NOTE";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CustomerInteractionCreate: {
            comment: string;
            /** Format: date */
            nextActionDate?: string | null;
            /** @enum {string} */
            type: "CALL" | "EMAIL" | "MEETING" | "WHATSAPP" | "NOTE";
        };
        /** CustomerInteractionList */
        CustomerInteractionList: {
            data: components["schemas"]["CustomerInteraction"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** CustomerList */
        CustomerList: {
            data: components["schemas"]["Customer"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        CustomersStatementAnswer: {
            /** @description Without `to`, what the customer owes now */
            closingBalance: number;
            currency: string;
            /** Format: uuid */
            customerId: string;
            customerName: string;
            /** Format: date */
            from: string | null;
            openingBalance: number;
            rows: {
                balance?: number;
                credit?: number;
                /** Format: date */
                date?: string;
                debit?: number;
                /** Format: uuid */
                documentId?: string;
                number?: number;
                /** @enum {string} */
                type?: "INVOICE" | "INVOICE_CHANGED" | "INVOICE_VOIDED" | "PAYMENT" | "PAYMENT_VOIDED" | "CREDIT_NOTE";
            }[];
            /** Format: date */
            to: string | null;
            totals: {
                credit: number;
                debit: number;
            };
        };
        CustomerUpdate: {
            address?: string | null;
            /** @description At most 2 decimals. */
            creditLimit?: number | null;
            /** Format: email */
            email?: string | null;
            name?: string;
            phone?: string | null;
            taxId?: string;
        };
        /** CustomField */
        CustomField: {
            /** @description When false, values are kept and none is taken */
            active: boolean;
            /**
             * Format: uuid
             * @description The model or category; null for ENTITY
             */
            appliesToId: string | null;
            /** @enum {string} */
            appliesToType: "MODEL" | "CATEGORY" | "ENTITY";
            /** Format: date-time */
            createdAt: string;
            /** @description For ENTITY: what has the field, such as CUSTOMER */
            entityType: string | null;
            /** @enum {string} */
            fieldType: "TEXT" | "NUMBER" | "DATE" | "SELECT" | "BOOLEAN";
            /** Format: uuid */
            id: string;
            name: string;
            /** @description What a SELECT may be */
            options: string[] | null;
            /** @description May not be left empty when values are set */
            required: boolean;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        CustomFieldCreate: {
            /** @default true */
            active?: boolean | null;
            /**
             * Format: uuid
             * @description Required for MODEL and CATEGORY: the asset model or category; none for ENTITY
             */
            appliesToId?: string | null;
            /** @enum {string} */
            appliesToType: "MODEL" | "CATEGORY" | "ENTITY";
            /** @description Required for ENTITY, for it alone: the name of what has the field, such as CUSTOMER; compared in upper case */
            entityType?: string | null;
            /**
             * @default TEXT
             * @enum {string|null}
             */
            fieldType?: "TEXT" | "NUMBER" | "DATE" | "SELECT" | "BOOLEAN" | null;
            name: string;
            /** @description Required for SELECT: what may be chosen, each once. */
            options?: string[] | null;
            /** @default false */
            required?: boolean | null;
        };
        /** CustomFieldList */
        CustomFieldList: {
            data: components["schemas"]["CustomField"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        CustomFieldUpdate: {
            active?: boolean | null;
            /**
             * Format: uuid
             * @description Required for MODEL and CATEGORY: the asset model or category; none for ENTITY
             */
            appliesToId?: string | null;
            /** @enum {string} */
            appliesToType?: "MODEL" | "CATEGORY" | "ENTITY";
            /** @description Required for ENTITY, for it alone: the name of what has the field, such as CUSTOMER; compared in upper case */
            entityType?: string | null;
            /** @enum {string|null} */
            fieldType?: "TEXT" | "NUMBER" | "DATE" | "SELECT" | "BOOLEAN" | null;
            name?: string;
            /** @description Required for SELECT: what may be chosen, each once. */
            options?: string[] | null;
            required?: boolean | null;
        };
        CustomValues: {
            data: {
                active: boolean;
                /** Format: uuid */
                customFieldId: string;
                /** @enum {string} */
                fieldType: "TEXT" | "NUMBER" | "DATE" | "SELECT" | "BOOLEAN";
                name: string;
                required: boolean;
                /** @description As text whatever the type: 16.5, 2026-11-20, true; null when empty */
                value: string | null;
            }[];
        };
        CustomValuesUpdate: {
            values: {
                /** Format: uuid */
                customFieldId: string;
                /** @description Text in the form of its type, or the JSON number or boolean itself; `null` empties the field. */
                value: string | number | boolean | null;
            }[];
        };
        /** Deduction */
        Deduction: {
            /** Format: date-time */
            createdAt: string;
            /** @description A month, in the currency of the company */
            fixedAmount: number | null;
            /**
             * @description Whom it is owed to, and so its accounts in the books
             * @enum {string}
             */
            fund: "HEALTH" | "PENSION" | "FAMILY_FUND" | "OTHER";
            /** Format: uuid */
            id: string;
            /** @description Whether payroll runs apply it */
            isActive: boolean;
            name: string;
            /** @description Percent of the salary-related gross: 4 is 4 % */
            percentage: number | null;
            /**
             * @description EMPLOYEE is withheld from the pay, EMPLOYER is paid on top of it
             * @enum {string}
             */
            side: "EMPLOYEE" | "EMPLOYER";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        DeductionCreate: {
            /** @description At most 2 decimals; either this or `percentage`. */
            fixedAmount?: number | null;
            /**
             * @default OTHER
             * @enum {string|null}
             */
            fund?: "HEALTH" | "PENSION" | "FAMILY_FUND" | "OTHER" | null;
            /** @default true */
            isActive?: boolean | null;
            name: string;
            /** @description Of the base, at most 4 decimals; either this or `fixedAmount`. */
            percentage?: number | null;
            /**
             * @default EMPLOYEE
             * @enum {string|null}
             */
            side?: "EMPLOYEE" | "EMPLOYER" | null;
        };
        /** DeductionList */
        DeductionList: {
            data: components["schemas"]["Deduction"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        DeductionUpdate: {
            /** @description At most 2 decimals; either this or `percentage`. */
            fixedAmount?: number | null;
            /** @enum {string|null} */
            fund?: "HEALTH" | "PENSION" | "FAMILY_FUND" | "OTHER" | null;
            isActive?: boolean | null;
            name?: string;
            /** @description Of the base, at most 4 decimals; either this or `fixedAmount`. */
            percentage?: number | null;
            /** @enum {string|null} */
            side?: "EMPLOYEE" | "EMPLOYER" | null;
        };
        /** Department */
        Department: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Unique in the company */
            name: string;
            notes: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        DepartmentCreate: {
            name: string;
            notes?: string | null;
        };
        /** DepartmentList */
        DepartmentList: {
            data: components["schemas"]["Department"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        DepartmentUpdate: {
            name?: string;
            notes?: string | null;
        };
        Depreciation: {
            /** @description Lost in the months that are over; of what is DECOMMISSIONED or LOST, where depreciation is posted, in those that the books have */
            accumulated: number;
            /** Format: uuid */
            assetId: string;
            /** @description purchaseCost less accumulated */
            bookValue: number | null;
            salvageValue: number | null;
            schedule: {
                /** @description Lost up to its end */
                accumulated: number;
                /** @description Lost in this month */
                amount: number;
                /** @description What the asset is worth in the books at its end */
                bookValue: number;
                /**
                 * Format: uuid
                 * @description The entry that posted it
                 */
                journalEntryId: string | null;
                month: string;
            }[];
            /** @description The model's; null when the asset is not depreciated: it has no model that says over how long, no purchase date or no purchase cost. The schedule is then what was booked while it had */
            usefulLifeMonths: number | null;
        };
        /** DisciplinaryProcess */
        DisciplinaryProcess: {
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date
             * @description Of a SUSPENSION its first day
             */
            date: string;
            description: string;
            documentUrl: string | null;
            /** Format: uuid */
            employeeId: string;
            /** Format: uuid */
            id: string;
            subject: string;
            /** @description Of a SUSPENSION: calendar days that are not paid, from `date` on */
            suspensionDays: number | null;
            /** @enum {string} */
            type: "VERBAL_WARNING" | "WRITTEN_WARNING" | "SUSPENSION" | "TERMINATION";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        DisciplinaryProcessCreate: {
            /** Format: date */
            date: string;
            description: string;
            /** Format: uri */
            documentUrl?: string | null;
            /** Format: uuid */
            employeeId: string;
            subject: string;
            /** @description Required for SUSPENSION, for it alone: calendar days from `date` on. */
            suspensionDays?: number | null;
            /** @enum {string} */
            type: "VERBAL_WARNING" | "WRITTEN_WARNING" | "SUSPENSION" | "TERMINATION";
        };
        /** DisciplinaryProcessList */
        DisciplinaryProcessList: {
            data: components["schemas"]["DisciplinaryProcess"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        DisciplinaryProcessUpdate: {
            /** Format: date */
            date?: string;
            description?: string;
            /** Format: uri */
            documentUrl?: string | null;
            /** Format: uuid */
            employeeId?: string;
            subject?: string;
            /** @description Required for SUSPENSION, for it alone: calendar days from `date` on. */
            suspensionDays?: number | null;
            /** @enum {string} */
            type?: "VERBAL_WARNING" | "WRITTEN_WARNING" | "SUSPENSION" | "TERMINATION";
        };
        /** Employee */
        Employee: {
            /** @description Serialized JSON */
            bankAccountInfo: string | null;
            /** @description For information; payroll pays the salary of the contract. Only with the scope `payroll:read`; left out for others */
            baseSalary?: number;
            /** Format: date */
            birthDate: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            departmentId: string | null;
            /** @description With its type unique in the company */
            documentNumber: string | null;
            documentType: string | null;
            email: string | null;
            firstName: string;
            /** Format: date */
            hireDate: string;
            /** Format: uuid */
            id: string;
            /** @description Set by `active-state` */
            isActive: boolean;
            lastName: string;
            phone: string | null;
            position: string | null;
            /**
             * Format: date
             * @description The last day, of an employee who has left
             */
            terminationDate: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description The user that this employee logs in as, if any; it is not checked */
            userId: string | null;
            version: number;
        };
        EmployeeCreate: {
            /** @description Serialized JSON. */
            bankAccountInfo?: string | null;
            /** @description At most 2 decimals. */
            baseSalary: number;
            /** Format: date */
            birthDate?: string | null;
            /** Format: uuid */
            departmentId?: string | null;
            documentNumber?: string | null;
            documentType?: string | null;
            /** Format: email */
            email?: string | null;
            firstName: string;
            /** Format: date */
            hireDate: string;
            lastName: string;
            phone?: string | null;
            position?: string | null;
            userId?: string | null;
        };
        /** EmployeeList */
        EmployeeList: {
            data: components["schemas"]["Employee"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** EmployeeState */
        EmployeesActiveStateAnswer: {
            /** @description What somebody who has left still holds */
            assetsToRecover: {
                /** @description What is written on it, such as the tag of an asset */
                code: string | null;
                /** Format: uuid */
                id: string;
                name: string;
                type: string;
            }[];
            /** @description Serialized JSON */
            bankAccountInfo: string | null;
            /** @description For information; payroll pays the salary of the contract. Only with the scope `payroll:read`; left out for others */
            baseSalary?: number;
            /** Format: date */
            birthDate: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            departmentId: string | null;
            /** @description With its type unique in the company */
            documentNumber: string | null;
            documentType: string | null;
            email: string | null;
            firstName: string;
            /** Format: date */
            hireDate: string;
            /** Format: uuid */
            id: string;
            /** @description Set by `active-state` */
            isActive: boolean;
            lastName: string;
            phone: string | null;
            position: string | null;
            /**
             * Format: date
             * @description The last day, of an employee who has left
             */
            terminationDate: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description The user that this employee logs in as, if any; it is not checked */
            userId: string | null;
            version: number;
        };
        EmployeesActiveStateInput: {
            isActive: boolean;
            /** Format: date */
            terminationDate?: string | null;
        };
        /** EmployeeTimeline */
        EmployeesTimelineAnswer: {
            data: {
                /**
                 * Format: date
                 * @description The day from which it counts
                 */
                date: string;
                /** Format: uuid */
                id: string;
                /** @description The record itself, as its own endpoint shows it */
                record: {
                    [key: string]: unknown;
                };
                /** @description CONTRACT, SALARY_INCREASE, TIME_OFF, ABSENCE, DISCIPLINARY_PROCESS or ASSET */
                type: string;
            }[];
            meta: {
                /** @description Records a page */
                limit: number;
                /** @description This page */
                page: number;
                /** @description Records in all */
                total: number;
                /** @description Pages in all */
                totalPages: number;
            } | {
                /** @description Records a page */
                limit: number;
                /** @description For the next page; null on the last */
                nextCursor: string | null;
            };
        };
        /** TimeOffBalance */
        EmployeesTimeOffBalanceAnswer: {
            vacation: {
                /** @description Working days that the service up to yesterday, or to the last day, has given: by days of a year of 360, from the hire date on, or from the contract with which somebody came back */
                accrued: number;
                /** @description What is left; below zero when more was granted than accrued */
                left: number;
                /** @description Working days of approved vacations of that service, those ahead included */
                taken: number;
            };
        };
        EmployeeUpdate: {
            /** @description Serialized JSON. */
            bankAccountInfo?: string | null;
            /** @description At most 2 decimals. */
            baseSalary?: number;
            /** Format: date */
            birthDate?: string | null;
            /** Format: uuid */
            departmentId?: string | null;
            documentNumber?: string | null;
            documentType?: string | null;
            /** Format: email */
            email?: string | null;
            firstName?: string;
            /** Format: date */
            hireDate?: string;
            isActive?: boolean | null;
            lastName?: string;
            phone?: string | null;
            position?: string | null;
            /** Format: date */
            terminationDate?: string | null;
            userId?: string | null;
        };
        /** Expense */
        Expense: {
            /** @description What may be done next */
            allowedActions: string[];
            amount: number;
            attachmentUrl: string | null;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            description: string;
            /**
             * Format: uuid
             * @description The account it was posted to: its category’s, else the general one
             */
            expenseAccountId: string;
            /** Format: date */
            expenseDate: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            paymentAccountId: string;
            /** @enum {string} */
            status: "POSTED" | "VOID";
            /** Format: uuid */
            supplierId: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ExpenseCreate: {
            /** @description At most 2 decimals. */
            amount: number;
            /** Format: uri */
            attachmentUrl?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            description: string;
            /** Format: date */
            expenseDate: string;
            /** Format: uuid */
            paymentAccountId: string;
            /** Format: uuid */
            supplierId?: string | null;
        };
        /** ExpenseList */
        ExpenseList: {
            data: components["schemas"]["Expense"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        ExpensesVoidInput: {
            /** Format: date */
            date?: string | null;
            reason?: string | null;
        };
        ExpenseUpdate: {
            /** @description At most 2 decimals. */
            amount?: number;
            /** Format: uri */
            attachmentUrl?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            description?: string;
            /** Format: date */
            expenseDate?: string;
            /** Format: uuid */
            paymentAccountId?: string;
            /** @enum {string} */
            status?: "POSTED" | "VOID";
            /** Format: uuid */
            supplierId?: string | null;
        };
        /** Export */
        Export: {
            /** @description What may be done next */
            allowedActions: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** @description Why it FAILED */
            error: string | null;
            /**
             * Format: date-time
             * @description Until then it may be downloaded
             */
            expiresAt: string | null;
            /** @description Bytes */
            fileSize: number | null;
            /** @description The parameters of its list */
            filters: {
                [key: string]: string;
            };
            /** Format: date-time */
            finishedAt: string | null;
            /** @enum {string} */
            format: "csv" | "ndjson";
            /** Format: uuid */
            id: string;
            resource: string;
            /** @description Null until it is COMPLETED */
            rows: number | null;
            /** @enum {string} */
            status: "QUEUED" | "COMPLETED" | "FAILED" | "CANCELLED" | "EXPIRED";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** ExportList */
        ExportList: {
            data: components["schemas"]["Export"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        ExportsStoreInput: {
            /** @default {} */
            filters?: {
                [key: string]: string | number | boolean | null;
            } | null;
            /**
             * @default csv
             * @enum {string|null}
             */
            format?: "csv" | "ndjson" | null;
            /** @enum {string} */
            resource: "customers" | "products" | "categories" | "suppliers" | "employees" | "departments" | "accounts" | "bank-accounts" | "expenses" | "journal-entries" | "stock-movements" | "warehouses" | "invoices" | "quotes" | "payments" | "credit-notes" | "assets" | "asset-models" | "licenses" | "accessories" | "consumables" | "components" | "purchase-orders" | "tickets" | "ticket-categories";
        };
        /** FieldError */
        FieldError: {
            /** @description Among others: REQUIRED, TYPE, INVALID, INVALID_CHOICE, INVALID_DATE, INVALID_EMAIL, INVALID_URL, INVALID_UUID, NOT_FOUND, DUPLICATE, AMBIGUOUS, IMMUTABLE_FIELD, UNKNOWN_FIELD, MUST_BE_FUTURE, TOO_SMALL, TOO_LARGE, TOO_PRECISE, TOO_SHORT, TOO_LONG, TOO_FEW_ITEMS, TOO_MANY_ITEMS, EMPTY, WRONG_FORMAT, WRONG_ENCODING, HEADER_MISSING, HEADER_TOO_LONG, TOO_MANY_COLUMNS, WRONG_COLUMN_COUNT, MALFORMED, UNBALANCED */
            code: string;
            field: string;
            message: string;
            /** @description With some codes: the bounds that were passed, or what else the message speaks of */
            meta?: Record<string, never>;
            /** @description A JSON pointer into the body */
            pointer: string;
        };
        /** FiscalPeriod */
        FiscalPeriod: {
            /** Format: date-time */
            closedAt: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date
             * @description Null: from the beginning
             */
            from: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            reopenedAt: string | null;
            /** @enum {string} */
            status: "CLOSED" | "REOPENED";
            /** Format: date */
            through: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** FiscalPeriodList */
        FiscalPeriodList: {
            data: components["schemas"]["FiscalPeriod"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        FiscalPeriodsCloseInput: {
            /** Format: date */
            through: string;
        };
        FiscalPeriodsReopenInput: {
            /** Format: date */
            from?: string | null;
        };
        Health: {
            checks: {
                /**
                 * @description MySQL answers
                 * @enum {string}
                 */
                database: "ok" | "down";
                /**
                 * @description Redis answers
                 * @enum {string}
                 */
                redis: "ok" | "down";
                /**
                 * @description A worker has been heard of lately
                 * @enum {string}
                 */
                worker: "ok" | "down";
            };
            /**
             * @description degraded: requests are answered, but Redis or the worker is missing
             * @enum {string}
             */
            status: "ok" | "degraded" | "down";
            version: string;
        };
        HealthcarePing: {
            /** @constant */
            module: "HEALTHCARE";
            /** @constant */
            status: "ok";
            /**
             * Format: uuid
             * @description null for a SUPER_ADMIN who chose no company
             */
            tenantId: string | null;
        };
        /** Import */
        Import: {
            /** @description What may be done next */
            allowedActions: string[];
            /** @description Records that were made; several rows may be one, such as the lines of an invoice */
            created: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** @description Records that rows name and that are not there are made */
            createMissing: boolean;
            /** @description Everything is checked and nothing is written */
            dryRun: boolean;
            /** @description Why it FAILED */
            error: string | null;
            /** @description Rows that were not taken; why stands in the errors */
            failed: number;
            fileName: string | null;
            /** @description Bytes */
            fileSize: number;
            /** Format: date-time */
            finishedAt: string | null;
            /** @enum {string} */
            format: "CSV" | "NDJSON" | "JSON";
            /** Format: uuid */
            id: string;
            mapping: {
                [key: string]: string | null;
            } | null;
            /** @enum {string} */
            mode: "create" | "upsert";
            /** @description Employees that it makes get their welcome mail */
            notify: boolean;
            /** @description Rows that are done: succeeded + failed */
            processed: number;
            /** @enum {string} */
            resource: "customers" | "products" | "suppliers" | "employees" | "assets" | "accounts" | "stock-movements" | "invoices" | "categories" | "departments" | "ticket-categories";
            /** Format: date-time */
            startedAt: string | null;
            /** @enum {string} */
            status: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
            succeeded: number;
            /** @description Rows in the file; null until they are counted */
            total: number | null;
            /** @description Rows that say what their record says already */
            unchanged: number;
            updated: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** ImportError */
        ImportError: {
            code: string;
            /** @description Empty when it is the row as a whole */
            field: string;
            message: string;
            /** @description The row of the file, from 1, the header not counted */
            row: number;
        };
        /** ImportErrorList */
        ImportErrorList: {
            data: components["schemas"]["ImportError"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** ImportList */
        ImportList: {
            data: components["schemas"]["Import"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** Invoice */
        Invoice: {
            /** @description What may be done next */
            allowedActions: string[];
            /** @description What is still owed: total - paidAmount - creditedAmount; 0 on a draft and when void */
            balance: number;
            /** Format: date-time */
            createdAt: string;
            /** @description Given back by credit notes */
            creditedAmount: number;
            currency: string;
            /** Format: uuid */
            customerId: string;
            /** @description As it was when the invoice was written */
            customerName: string;
            /**
             * Format: date
             * @description The day of issue; of a draft, the day it was made
             */
            date: string;
            discountTotal: number;
            /** Format: date-time */
            dueDate: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issuedAt: string | null;
            items: {
                /** @description Came back by credit notes */
                creditedQuantity: number;
                description: string;
                discount: number;
                /** @description Percent */
                discountRate: number;
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                productId: string;
                quantity: number;
                /** @description quantity × unitPrice, before the discount */
                subtotal: number;
                tax: number;
                /** @description Percent */
                taxRate: number;
                /** @description subtotal - discount + tax */
                total: number;
                unitPrice: number;
            }[];
            notes: string | null;
            /** @description Without gaps in the company, from 1; null on a draft */
            number: number | null;
            overdue: boolean;
            paidAmount: number;
            /** @enum {string} */
            paymentMethod: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED";
            /** Format: uuid */
            quoteId: string | null;
            /** @enum {string} */
            status: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "VOID";
            subtotal: number;
            taxTotal: number;
            total: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: date-time */
            voidedAt: string | null;
            voidReason: string | null;
            /** Format: uuid */
            warehouseId: string | null;
            /** @description What the caller should know of this very write, such as goods that were sold below zero stock */
            warnings: {
                /** @enum {string} */
                code: "NEGATIVE_STOCK";
                message: string;
                /** Format: uuid */
                productId: string;
                /** Format: uuid */
                warehouseId: string;
            }[];
        };
        InvoiceCreate: {
            /** Format: uuid */
            customerId: string;
            /** @default false */
            draft?: boolean | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            dueDate?: string | null;
            items: ({
                description?: string | null;
                /**
                 * @description At most 4 decimals.
                 * @default 0
                 */
                discountRate?: number | null;
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
                /** @description At most 4 decimals. */
                taxRate?: number | null;
                /** @description At most 4 decimals. */
                unitPrice?: number | null;
            } | string)[];
            notes?: string | null;
            /**
             * @default CASH
             * @enum {string|null}
             */
            paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED" | null;
            /** Format: uuid */
            warehouseId?: string | null;
        };
        /** InvoiceList */
        InvoiceList: {
            data: components["schemas"]["Invoice"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        InvoicesVoidInput: {
            reason: string;
        };
        InvoiceUpdate: {
            /** Format: uuid */
            customerId?: string;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            dueDate?: string | null;
            items?: ({
                description?: string | null;
                /**
                 * @description At most 4 decimals.
                 * @default 0
                 */
                discountRate?: number | null;
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
                /** @description At most 4 decimals. */
                taxRate?: number | null;
                /** @description At most 4 decimals. */
                unitPrice?: number | null;
            } | string)[];
            notes?: string | null;
            /** @enum {string|null} */
            paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED" | null;
            /** @enum {string|null} */
            status?: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "VOID" | null;
            /** Format: uuid */
            warehouseId?: string | null;
        };
        JournalEntriesReverseInput: {
            concept?: string | null;
            /** Format: date */
            entryDate?: string | null;
        };
        /** JournalEntry */
        JournalEntry: {
            /** @description Posted by a person, who may reverse it; the entries of a document are taken back with the document */
            byHand: boolean;
            concept: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            entryDate: string;
            /** @enum {string} */
            entryType: "SALES" | "PURCHASE" | "PAYMENT" | "EXPENSE" | "PAYROLL" | "MANUAL";
            /** Format: uuid */
            id: string;
            lines: {
                accountCode: string;
                /** Format: uuid */
                accountId: string;
                accountName: string;
                creditAmount: number;
                debitAmount: number;
                description: string | null;
            }[];
            /** @description Without gaps in the company, from 1 */
            number: number;
            /** @description The id of the document behind it */
            reference: string | null;
            /** Format: uuid */
            reversedById: string | null;
            /**
             * Format: uuid
             * @description The entry that this one takes back
             */
            reversesId: string | null;
            /** @description The sum of either side */
            total: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        JournalEntryCreate: {
            concept: string;
            /** Format: date */
            entryDate: string;
            /**
             * @default MANUAL
             * @enum {string|null}
             */
            entryType?: "SALES" | "PURCHASE" | "PAYMENT" | "EXPENSE" | "PAYROLL" | "MANUAL" | null;
            /** @description Each has a debit or a credit above 0, not both; the sums of both are equal. */
            lines: {
                /** Format: uuid */
                accountId: string;
                /**
                 * @description At most 2 decimals.
                 * @default 0
                 */
                creditAmount?: number | null;
                /**
                 * @description At most 2 decimals.
                 * @default 0
                 */
                debitAmount?: number | null;
                description?: string | null;
            }[];
            reference?: string | null;
        };
        /** JournalEntryList */
        JournalEntryList: {
            data: components["schemas"]["JournalEntry"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** License */
        License: {
            /** @description Seats that nobody has */
            available: number;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expirationDate: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            notes: string | null;
            purchaseCost: number | null;
            /** Format: date-time */
            purchaseDate: string | null;
            /** @description In all, with those that are taken */
            seats: number;
            /** Format: uuid */
            supplierId: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        LicenseCreate: {
            /** Format: uuid */
            categoryId?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            expirationDate?: string | null;
            name: string;
            notes?: string | null;
            /** @description Kept as an argon2id hash only */
            productKey?: string | null;
            /** @description At most 2 decimals. */
            purchaseCost?: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            purchaseDate?: string | null;
            /** @default 1 */
            seats?: number | null;
            /** Format: uuid */
            supplierId?: string | null;
        };
        /** LicenseList */
        LicenseList: {
            data: components["schemas"]["License"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        LicensesAssignInput: {
            /**
             * Format: uuid
             * @description Exactly one of `assetId`, `userId` and `employeeId` is named.
             */
            assetId?: string | null;
            /**
             * Format: uuid
             * @description Exactly one of `assetId`, `userId` and `employeeId` is named.
             */
            employeeId?: string | null;
            notes?: string | null;
            /**
             * Format: uuid
             * @description Exactly one of `assetId`, `userId` and `employeeId` is named.
             */
            userId?: string | null;
        };
        /** LicenseSeat */
        LicenseSeat: {
            /** Format: uuid */
            assetId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            employeeId: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            licenseId: string;
            notes: string | null;
            /** Format: date-time */
            updatedAt: string;
            /** Format: uuid */
            userId: string | null;
            version: number;
        };
        /** LicenseSeatList */
        LicenseSeatList: {
            data: components["schemas"]["LicenseSeat"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        LicensesReturnInput: {
            /**
             * Format: uuid
             * @description Exactly one of `assetId`, `userId` and `employeeId` is named.
             */
            assetId?: string | null;
            /**
             * Format: uuid
             * @description Exactly one of `assetId`, `userId` and `employeeId` is named.
             */
            employeeId?: string | null;
            /**
             * Format: uuid
             * @description Exactly one of `assetId`, `userId` and `employeeId` is named.
             */
            userId?: string | null;
        };
        LicenseUpdate: {
            /** Format: uuid */
            categoryId?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            expirationDate?: string | null;
            name?: string;
            notes?: string | null;
            /** @description Kept as an argon2id hash only */
            productKey?: string | null;
            /** @description At most 2 decimals. */
            purchaseCost?: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            purchaseDate?: string | null;
            seats?: number | null;
            /** Format: uuid */
            supplierId?: string | null;
        };
        Liveness: {
            /** @enum {string} */
            status: "ok" | "down";
        };
        /** Maintenance */
        Maintenance: {
            /** @description What may be done next */
            allowedActions: string[];
            /** Format: uuid */
            assetId: string;
            cost: number | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            endDate: string | null;
            /** Format: uuid */
            id: string;
            notes: string | null;
            /** Format: date-time */
            startDate: string;
            /**
             * @description COMPLETED once it has an `endDate`
             * @enum {string}
             */
            status: "OPEN" | "COMPLETED";
            technician: string | null;
            /** @enum {string} */
            type: "PREVENTIVO" | "CORRECTIVO" | "PREDICTIVO";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        MaintenanceCreate: {
            /** Format: uuid */
            assetId: string;
            /** @description At most 2 decimals. */
            cost?: number | null;
            /**
             * Format: date-time
             * @description Completes the maintenance and restores the asset
             */
            endDate?: string | null;
            notes?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            startDate: string;
            /** @description A name, or an id of yours */
            technician?: string | null;
            /**
             * @default CORRECTIVO
             * @enum {string|null}
             */
            type?: "PREVENTIVO" | "CORRECTIVO" | "PREDICTIVO" | null;
        };
        /** MaintenanceList */
        MaintenanceList: {
            data: components["schemas"]["Maintenance"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        MaintenancesCompleteInput: {
            /** @description At most 2 decimals. */
            cost?: number | null;
            /**
             * Format: date-time
             * @description Completes the maintenance and restores the asset
             */
            endDate?: string | null;
            notes?: string | null;
            /** @description A name, or an id of yours */
            technician?: string | null;
        };
        MaintenanceUpdate: {
            /** Format: uuid */
            assetId?: string;
            /** @description At most 2 decimals. */
            cost?: number | null;
            /**
             * Format: date-time
             * @description Completes the maintenance and restores the asset
             */
            endDate?: string | null;
            notes?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            startDate?: string;
            /** @enum {string|null} */
            status?: "OPEN" | "COMPLETED" | null;
            /** @description A name, or an id of yours */
            technician?: string | null;
            /** @enum {string|null} */
            type?: "PREVENTIVO" | "CORRECTIVO" | "PREDICTIVO" | null;
        };
        /** @description A message of JSON-RPC 2.0. */
        McpMessage: Record<string, never>;
        /** Me */
        Me: {
            /** Format: email */
            email: string;
            /** Format: uuid */
            id: string;
            name: string;
            role: string;
            scopes: string[];
            /**
             * Format: uuid
             * @description null for the platform's own users
             */
            tenantId: string | null;
        };
        Modules: {
            data: {
                /** @enum {string} */
                code: "HEALTHCARE" | "ECOMMERCE" | "OIL_GAS" | "LOGISTICS" | "CONSTRUCTION" | "EDUCATION";
                enabled: boolean;
            }[];
        };
        /** NewApiKey */
        NewApiKey: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** @enum {string} */
            environment: "live" | "test";
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @description What the holder sends. It is shown now and never again. */
            key: string;
            /** @description The public part of the key: `ofc_<environment>_<keyId>_<secret>` */
            keyId: string;
            /**
             * Format: date-time
             * @description To the minute; null until it is first used
             */
            lastUsedAt: string | null;
            name: string;
            scopes: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "modules:read" | "modules:write" | "audit:read")[];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** NewLicense */
        NewLicense: {
            /** @description Seats that nobody has */
            available: number;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expirationDate: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            notes: string | null;
            /** @description As it was sent. It is shown now and never again. */
            productKey: string | null;
            purchaseCost: number | null;
            /** Format: date-time */
            purchaseDate: string | null;
            /** @description In all, with those that are taken */
            seats: number;
            /** Format: uuid */
            supplierId: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** NewWebhook */
        NewWebhook: {
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /**
             * Format: date-time
             * @description It was switched off, since it had taken nothing for 5 days or had answered 410; `active: true` switches it on again
             */
            disabledAt: string | null;
            events: ("customer.created" | "customer.updated" | "customer.deleted" | "interaction.created" | "product.created" | "product.updated" | "product.deleted" | "stock.low" | "category.created" | "category.updated" | "category.deleted" | "supplier.created" | "supplier.updated" | "supplier.deleted" | "purchase_order.created" | "purchase_order.updated" | "purchase_order.ordered" | "purchase_order.received" | "purchase_order.returned" | "purchase_order.closed" | "purchase_order.cancelled" | "purchase_order.deleted" | "supplier_payment.created" | "supplier_payment.voided" | "invoice.drafted" | "invoice.issued" | "invoice.updated" | "invoice.paid" | "invoice.voided" | "invoice.discarded" | "credit_note.created" | "quote.created" | "quote.updated" | "quote.sent" | "quote.accepted" | "quote.rejected" | "quote.invoiced" | "quote.deleted" | "payment.created" | "payment.updated" | "payment.voided" | "asset.created" | "asset.updated" | "asset.status_changed" | "asset.assigned" | "asset.returned" | "asset.overdue" | "asset.audited" | "asset.deleted" | "maintenance.opened" | "maintenance.updated" | "maintenance.completed" | "maintenance.deleted" | "asset_model.created" | "asset_model.updated" | "asset_model.deleted" | "license.created" | "license.updated" | "license.assigned" | "license.returned" | "license.deleted" | "accessory.created" | "accessory.updated" | "accessory.assigned" | "accessory.returned" | "accessory.deleted" | "consumable.created" | "consumable.updated" | "consumable.delivered" | "consumable.deleted" | "component.created" | "component.updated" | "component.deleted" | "employee.created" | "employee.updated" | "employee.deactivated" | "employee.activated" | "employee.deleted" | "department.created" | "department.updated" | "department.deleted" | "contract.created" | "contract.updated" | "contract.deleted" | "salary_increase.created" | "salary_increase.updated" | "salary_increase.deleted" | "absence.created" | "absence.updated" | "absence.deleted" | "time_off.requested" | "time_off.updated" | "time_off.approved" | "time_off.rejected" | "time_off.cancelled" | "time_off.deleted" | "account.created" | "account.updated" | "account.deleted" | "bank_account.created" | "bank_account.updated" | "bank_account.deleted" | "expense.created" | "expense.updated" | "expense.voided" | "journal_entry.created" | "warehouse.created" | "warehouse.updated" | "warehouse.deleted" | "stock.moved" | "payroll.started" | "payroll.computed" | "payroll.failed" | "payroll.approved" | "payroll.paid" | "payroll.cancelled" | "payroll.reversed" | "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.commented" | "ticket.status_changed" | "ticket.deleted" | "ticket_category.created" | "ticket_category.updated" | "ticket_category.deleted" | "import.completed" | "export.completed")[];
            /**
             * Format: date-time
             * @description It has taken nothing since
             */
            failingSince: string | null;
            /** Format: uuid */
            id: string;
            /** @description What messages are signed with. It is shown now and never again. */
            secret: string;
            /** Format: date-time */
            updatedAt: string;
            url: string;
            version: number;
        };
        OpenApiDocument: Record<string, never>;
        /** Overtime */
        Overtime: {
            /** @description What may be done next */
            allowedActions: string[];
            /** @description Only what is approved is paid, by the next payroll run */
            approved: boolean;
            /** Format: date-time */
            approvedAt: string | null;
            /**
             * Format: uuid
             * @description The user or key that approved it
             */
            approvedBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            date: string;
            /** Format: uuid */
            employeeId: string;
            hours: number;
            /** Format: uuid */
            id: string;
            notes: string | null;
            /**
             * Format: uuid
             * @description The run that pays it
             */
            payrollRunId: string | null;
            /**
             * @description RECARGO_NOCTURNO pays the surcharge alone: the hour is within the salary
             * @enum {string}
             */
            type: "DIURNA" | "NOCTURNA" | "DIURNA_DOMINICAL" | "NOCTURNA_DOMINICAL" | "RECARGO_NOCTURNO";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        OvertimeCreate: {
            /** Format: date */
            date: string;
            /** Format: uuid */
            employeeId: string;
            /** @description At most 4 decimals. */
            hours: number;
            notes?: string | null;
            /** @enum {string} */
            type: "DIURNA" | "NOCTURNA" | "DIURNA_DOMINICAL" | "NOCTURNA_DOMINICAL" | "RECARGO_NOCTURNO";
        };
        /** OvertimeList */
        OvertimeList: {
            data: components["schemas"]["Overtime"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        OvertimeUpdate: {
            approved?: boolean;
            /** Format: date */
            date?: string;
            /** Format: uuid */
            employeeId?: string;
            /** @description At most 4 decimals. */
            hours?: number;
            notes?: string | null;
            /** @enum {string} */
            type?: "DIURNA" | "NOCTURNA" | "DIURNA_DOMINICAL" | "NOCTURNA_DOMINICAL" | "RECARGO_NOCTURNO";
        };
        /** PageMeta */
        PageMeta: {
            /** @description Records a page */
            limit: number;
            /** @description This page */
            page: number;
            /** @description Records in all */
            total: number;
            /** @description Pages in all */
            totalPages: number;
        };
        /** Payment */
        Payment: {
            /** @description What may be done next */
            allowedActions: string[];
            amount: number;
            /** Format: uuid */
            bankAccountId: string | null;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: uuid */
            customerId: string;
            customerName: string;
            /** Format: date */
            date: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            invoiceId: string;
            notes: string | null;
            /** @description Without gaps in the company, from 1 */
            number: number;
            /** @enum {string} */
            paymentMethod: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED";
            reference: string | null;
            /** @enum {string} */
            status: "RECEIVED" | "VOID";
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: date */
            voidedOn: string | null;
            voidReason: string | null;
        };
        PaymentCreate: {
            /** @description At most 2 decimals. */
            amount: number;
            /** Format: uuid */
            bankAccountId?: string | null;
            currency?: string | null;
            /** Format: uuid */
            invoiceId: string;
            notes?: string | null;
            /** @enum {string} */
            paymentMethod: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED";
            reference?: string | null;
        };
        /** PaymentList */
        PaymentList: {
            data: components["schemas"]["Payment"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        PaymentsVoidInput: {
            reason?: string | null;
        };
        PaymentUpdate: {
            /** @description At most 2 decimals. */
            amount?: number;
            /** Format: uuid */
            bankAccountId?: string | null;
            currency?: string | null;
            /** Format: uuid */
            invoiceId?: string;
            notes?: string | null;
            /** @enum {string} */
            paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED";
            reference?: string | null;
            /** @enum {string|null} */
            status?: "RECEIVED" | "VOID" | null;
        };
        /** PayrollRun */
        PayrollRun: {
            /** @description What may be done next */
            allowedActions: string[];
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: uuid */
            approvedBy: string | null;
            /** Format: uuid */
            bankAccountId: string | null;
            /** @description What percentages are taken of. Only with the scope `payroll:read`; left out for others */
            base?: number;
            /** Format: date-time */
            computedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Withheld from employees. Only with the scope `payroll:read`; left out for others */
            deductions?: number;
            /** @description How many get a slip; null until the worker has counted them */
            employees: number | null;
            /** @description Paid on top of `gross`. Only with the scope `payroll:read`; left out for others */
            employerCost?: number;
            /** @description Why the computation failed */
            error: string | null;
            /** @description All that employees earn. Only with the scope `payroll:read`; left out for others */
            gross?: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The PAYROLL entry of its approval
             */
            journalEntryId: string | null;
            /** @description How many slips have a negative net; such a run is not approved */
            negative: number;
            /** @description gross - deductions: what employees are paid. Only with the scope `payroll:read`; left out for others */
            net?: number;
            /** Format: date-time */
            paidAt: string | null;
            /**
             * Format: uuid
             * @description The PAYMENT entry
             */
            paymentEntryId: string | null;
            period: string;
            /** @description How many slips are computed */
            processed: number;
            reversalReason: string | null;
            /** Format: date-time */
            reversedAt: string | null;
            /**
             * @description COMPUTING until the worker has computed it, then DRAFT
             * @enum {string}
             */
            status: "COMPUTING" | "DRAFT" | "FAILED" | "APPROVED" | "PAID" | "CANCELLED" | "REVERSED";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** PayrollRunList */
        PayrollRunList: {
            data: components["schemas"]["PayrollRun"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        PayrollRunsPayInput: {
            /** Format: uuid */
            bankAccountId?: string | null;
        };
        PayrollRunsReverseInput: {
            reason?: string | null;
        };
        PayrollRunsStoreInput: {
            period: string;
        };
        /** Payslip */
        Payslip: {
            /** @description The part of it that percentages are taken of */
            base: number;
            /** Format: date-time */
            createdAt: string;
            /** @description All EMPLOYEE lines */
            deductions: number;
            document: string | null;
            /** Format: uuid */
            employeeId: string;
            /** @description As on the day of the computation, like document and position */
            employeeName: string;
            /** @description All EMPLOYER lines */
            employerCost: number;
            /** @description All EARNING lines */
            gross: number;
            /** Format: uuid */
            id: string;
            lines: {
                /** @description Computed from the exact values and rounded once; negative for unpaid days */
                amount: number;
                /** @description The month's salary or allowance, the amount of a bonus, the base of a percentage */
                base: number;
                /** @description SALARY, OVERTIME_…, BONUS_…, UNPAID_…, TRANSPORT_ALLOWANCE, or the name of the deduction */
                concept: string;
                /** @description Days, hours, or 1 */
                quantity: number;
                /** @description What one of them pays, to 4 decimals; of a percentage the percentage */
                rate: number;
                /**
                 * @description EARNING makes the gross, EMPLOYEE is withheld from it, EMPLOYER is paid on top
                 * @enum {string}
                 */
                side: "EARNING" | "EMPLOYEE" | "EMPLOYER";
                /** @description The record that it comes from, its days, and the law that applies */
                source: {
                    /** Format: date */
                    date?: string;
                    /** @description Of an hour of overtime */
                    factor?: number;
                    /** Format: date */
                    from?: string;
                    /** Format: uuid */
                    id: string | null;
                    law?: string[];
                    monthlyHours?: number;
                    /** @description The law is not enacted yet: the value before it was carried on */
                    provisional?: boolean;
                    /** Format: date */
                    to?: string;
                    /** @enum {string} */
                    type: "CONTRACT" | "SALARY_INCREASE" | "OVERTIME" | "BONUS" | "ABSENCE" | "DISCIPLINARY_PROCESS" | "TIME_OFF_REQUEST" | "DEDUCTION" | "LAW";
                };
            }[];
            /** @description gross - deductions */
            net: number;
            /** Format: uuid */
            payrollRunId: string;
            period: string;
            position: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** PayslipList */
        PayslipList: {
            data: components["schemas"]["Payslip"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /**
         * Problem
         * @description A refusal as RFC 9457 problem details. Some codes add members of their own, such as currentStatus and allowedActions.
         */
        Problem: {
            /** @description With INVALID_TRANSITION */
            allowedActions?: string[];
            /**
             * @description For programs: decide by this
             * @enum {string}
             */
            code: "MALFORMED_JSON" | "MALFORMED_BODY" | "UPLOAD_CUT" | "MALFORMED_REQUEST" | "TENANT_REQUIRED" | "UNAUTHENTICATED" | "INVALID_CREDENTIALS" | "TOKEN_EXPIRED" | "FORBIDDEN" | "INSUFFICIENT_SCOPE" | "MODULE_NOT_ENABLED" | "TENANT_SUSPENDED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "REQUEST_TIMEOUT" | "DUPLICATE" | "INVALID_TRANSITION" | "IN_USE" | "NUMBERS_GIVEN" | "LAST_ADMIN" | "ALREADY_ACCEPTED" | "USER_DISABLED" | "INSUFFICIENT_STOCK" | "CREDIT_LIMIT_EXCEEDED" | "OVERPAYMENT" | "PRODUCT_INACTIVE" | "NO_EMAIL" | "TEMPLATE_INACTIVE" | "MISSING_VALUE" | "UNSUBSCRIBED" | "OVER_RECEIPT" | "OVER_RETURN" | "INSUFFICIENT_QUANTITY" | "PERIOD_CLOSED" | "ALREADY_ASSIGNED" | "NOT_ASSIGNED" | "EXPIRED" | "NOT_ASSIGNABLE" | "ASSIGNMENT_CYCLE" | "OVERLAPPING_CONTRACT" | "NO_ACTIVE_CONTRACT" | "EMPLOYEE_INACTIVE" | "OVERLAP" | "NEGATIVE_NET" | "OUTDATED" | "ACCOUNT_INACTIVE" | "BANK_ACCOUNT_INACTIVE" | "EXPORT_NOT_READY" | "WEBHOOK_INACTIVE" | "PERIOD_OPEN" | "CONTROL_ACCOUNT" | "DOCUMENT_ENTRY" | "ALREADY_REVERSED" | "IDEMPOTENCY_IN_PROGRESS" | "VERSION_MISMATCH" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "VALIDATION_FAILED" | "IDEMPOTENCY_KEY_REUSED" | "RATE_LIMITED" | "TOO_MANY_ATTEMPTS" | "HEADERS_TOO_LARGE" | "INTERNAL" | "UNAVAILABLE";
            /** @description With INVALID_TRANSITION */
            currentStatus?: string;
            /** @description For people */
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            requestId: string;
            status: number;
            title: string;
            /**
             * Format: uri
             * @description Where the code is explained
             */
            type: string;
        };
        /** Product */
        Product: {
            /** @description Moving average */
            averageCost: number;
            barcode: string | null;
            /** Format: uuid */
            categoryId: string | null;
            costPrice: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            isService: boolean;
            /** @description Below this it is listed in the stock alerts */
            minStock: number;
            name: string;
            sellingPrice: number;
            /** @description Unique in the company */
            sku: string;
            /** @description On hand in all warehouses */
            stock: number;
            /** @description Percent */
            taxRate: number;
            unitOfMeasure: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        ProductCreate: {
            barcode?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            /** @description At most 4 decimals. */
            costPrice: number;
            /** @default true */
            isActive?: boolean | null;
            /** @default false */
            isService?: boolean | null;
            /**
             * @description At most 4 decimals.
             * @default 0
             */
            minStock?: number | null;
            name: string;
            /** @description At most 4 decimals. */
            sellingPrice: number;
            sku: string;
            /**
             * @description At most 4 decimals.
             * @default 0
             */
            taxRate?: number | null;
            /** @default und */
            unitOfMeasure?: string | null;
        };
        /** ProductList */
        ProductList: {
            data: components["schemas"]["Product"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        ProductUpdate: {
            barcode?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            /** @description At most 4 decimals. */
            costPrice?: number;
            isActive?: boolean | null;
            isService?: boolean | null;
            /** @description At most 4 decimals. */
            minStock?: number | null;
            name?: string;
            /** @description At most 4 decimals. */
            sellingPrice?: number;
            sku?: string;
            /** @description At most 4 decimals. */
            taxRate?: number | null;
            unitOfMeasure?: string | null;
        };
        /** PurchaseOrder */
        PurchaseOrder: {
            /** @description What may be done next */
            allowedActions: string[];
            /** @description Still to pay for what came in; below zero when more was paid than stayed */
            balance: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** @description Goods have come in, also when all went back since: the order is not deleted then */
            hasReceipts: boolean;
            /** Format: uuid */
            id: string;
            items: {
                /** Format: uuid */
                productId: string;
                productName: string;
                quantity: number;
                receivedQuantity: number;
                sku: string;
                subtotal: number;
                tax: number;
                /** @description Percent */
                taxRate: number;
                total: number;
                unitCost: number;
            }[];
            notes: string | null;
            /** @description Gap-free in the company */
            number: number;
            /** Format: date-time */
            orderedAt: string | null;
            paidAmount: number;
            /** @description Owed for what came in and did not go back, tax included */
            receivedTotal: number;
            /** @enum {string} */
            status: "DRAFT" | "ORDERED" | "PARTIALLY_RECEIVED" | "RECEIVED" | "CANCELLED";
            subtotal: number;
            /** Format: uuid */
            supplierId: string | null;
            taxTotal: number;
            total: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /**
             * Format: uuid
             * @description Where the goods are received
             */
            warehouseId: string;
        };
        PurchaseOrderCreate: {
            items: ({
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
                /** @description At most 4 decimals. */
                taxRate?: number | null;
                /** @description At most 4 decimals. */
                unitCost?: number | null;
            } | string)[];
            notes?: string | null;
            /** Format: uuid */
            supplierId?: string | null;
            /** Format: uuid */
            warehouseId: string;
        };
        /** PurchaseOrderList */
        PurchaseOrderList: {
            data: components["schemas"]["PurchaseOrder"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        PurchaseOrdersPaymentsVoidInput: {
            reason?: string | null;
        };
        PurchaseOrdersReceiveInput: {
            items?: {
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
            }[] | null;
        };
        PurchaseOrdersReturnInput: {
            items?: {
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
            }[] | null;
            reason?: string | null;
        };
        PurchaseOrderUpdate: {
            items?: ({
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
                /** @description At most 4 decimals. */
                taxRate?: number | null;
                /** @description At most 4 decimals. */
                unitCost?: number | null;
            } | string)[];
            notes?: string | null;
            /** @enum {string} */
            status?: "DRAFT" | "ORDERED" | "PARTIALLY_RECEIVED" | "RECEIVED" | "CANCELLED";
            /** Format: uuid */
            supplierId?: string | null;
            /** Format: uuid */
            warehouseId?: string;
        };
        /** PurchaseReceipt */
        PurchaseReceipt: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            purchaseOrderId: string;
            reason: string | null;
            /** Format: date */
            receivedOn: string;
            subtotal: number;
            tax: number;
            total: number;
            /**
             * @description What goes back to the supplier is a RETURN, with amounts below zero
             * @enum {string}
             */
            type: "RECEIPT" | "RETURN";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** PurchaseReceiptList */
        PurchaseReceiptList: {
            data: components["schemas"]["PurchaseReceipt"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** Quote */
        Quote: {
            /** @description What may be done next */
            allowedActions: string[];
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** Format: uuid */
            customerId: string;
            /** @description As it was when the quote was written */
            customerName: string;
            /** Format: date */
            date: string;
            discountTotal: number;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description What it became
             */
            invoiceId: string | null;
            items: {
                description: string;
                discount: number;
                /** @description Percent */
                discountRate: number;
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                productId: string;
                quantity: number;
                /** @description quantity × unitPrice, before the discount */
                subtotal: number;
                tax: number;
                /** @description Percent */
                taxRate: number;
                /** @description subtotal - discount + tax */
                total: number;
                unitPrice: number;
            }[];
            notes: string | null;
            /** @description Without gaps in the company, from 1 */
            number: number;
            /**
             * @description DRAFT and SENT read as EXPIRED after `validUntil`
             * @enum {string}
             */
            status: "DRAFT" | "SENT" | "ACCEPTED" | "REJECTED" | "EXPIRED" | "INVOICED";
            subtotal: number;
            taxTotal: number;
            total: number;
            /** Format: date-time */
            updatedAt: string;
            /** Format: date-time */
            validUntil: string | null;
            version: number;
        };
        QuoteCreate: {
            /** Format: uuid */
            customerId: string;
            items: ({
                description?: string | null;
                /**
                 * @description At most 4 decimals.
                 * @default 0
                 */
                discountRate?: number | null;
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
                /** @description At most 4 decimals. */
                taxRate?: number | null;
                /** @description At most 4 decimals. */
                unitPrice?: number | null;
            } | string)[];
            notes?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            validUntil?: string | null;
        };
        /** QuoteList */
        QuoteList: {
            data: components["schemas"]["Quote"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        QuotesConvertInput: {
            /** @default false */
            draft?: boolean | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            dueDate?: string | null;
            /**
             * @default CASH
             * @enum {string|null}
             */
            paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED" | null;
            /** Format: uuid */
            warehouseId?: string | null;
        };
        QuoteUpdate: {
            /** Format: uuid */
            customerId?: string;
            items?: ({
                description?: string | null;
                /**
                 * @description At most 4 decimals.
                 * @default 0
                 */
                discountRate?: number | null;
                /** Format: uuid */
                productId: string;
                /** @description At most 4 decimals. */
                quantity: number;
                /** @description At most 4 decimals. */
                taxRate?: number | null;
                /** @description At most 4 decimals. */
                unitPrice?: number | null;
            } | string)[];
            notes?: string | null;
            /** @enum {string|null} */
            status?: "DRAFT" | "SENT" | "ACCEPTED" | "REJECTED" | "EXPIRED" | "INVOICED" | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            validUntil?: string | null;
        };
        Readiness: {
            /**
             * @description ending: the process was told to end; it still serves what comes for a while
             * @enum {string}
             */
            status: "ok" | "down" | "ending";
        };
        /** BalancesByMonth */
        ReportsBalancesByMonthAnswer: {
            currency: string;
            rows: {
                inventory: number;
                month: string;
                payable: number;
                receivable: number;
            }[];
        };
        /** BalanceSheet */
        ReportsBalanceSheetAnswer: {
            /** Format: date */
            asOf: string;
            assets: {
                rows: {
                    /** Format: uuid */
                    accountId: string | null;
                    amount: number;
                    code: string | null;
                    name: string;
                }[];
                total: number;
            };
            equity: {
                rows: {
                    /** Format: uuid */
                    accountId: string | null;
                    amount: number;
                    code: string | null;
                    name: string;
                }[];
                total: number;
            };
            liabilities: {
                rows: {
                    /** Format: uuid */
                    accountId: string | null;
                    amount: number;
                    code: string | null;
                    name: string;
                }[];
                total: number;
            };
            totals: {
                assets: number;
                liabilitiesAndEquity: number;
            };
        };
        /** GeneralLedger */
        ReportsGeneralLedgerAnswer: {
            /** Format: date */
            from: string;
            rows: {
                accountId: string;
                balance: number;
                code: string;
                concept: string;
                credit: number;
                debit: number;
                description: string | null;
                /** Format: date */
                entryDate: string;
                entryId: string;
                entryType: string;
                name: string;
                number: number;
                reference: string | null;
            }[];
            /** Format: date */
            to: string;
            totals: {
                credit: number;
                debit: number;
            };
        };
        /** IncomeStatement */
        ReportsIncomeStatementAnswer: {
            expenses: {
                rows: {
                    /** Format: uuid */
                    accountId: string | null;
                    amount: number;
                    code: string | null;
                    name: string;
                }[];
                total: number;
            };
            /** Format: date */
            from: string;
            income: {
                rows: {
                    /** Format: uuid */
                    accountId: string | null;
                    amount: number;
                    code: string | null;
                    name: string;
                }[];
                total: number;
            };
            netIncome: number;
            /** Format: date */
            to: string;
        };
        /** Integrity */
        ReportsIntegrityAnswer: {
            checks: {
                broken: Record<string, never>[];
                left: number | string;
                name: string;
                ok: boolean;
                right: number | string;
            }[];
            ok: boolean;
        };
        ReportsInventoryValuationAnswer: {
            /** Format: date */
            asOf: string;
            currency: string;
            rows: {
                averageCost?: number;
                name?: string;
                /** Format: uuid */
                productId?: string;
                quantity?: number;
                sku?: string;
                value?: number;
            }[];
            totals: {
                value: number;
            };
        };
        ReportsPayablesAgingAnswer: {
            /** Format: date */
            asOf: string;
            currency: string;
            rows: {
                current?: number;
                days1To30?: number;
                days31To60?: number;
                days61To90?: number;
                over90?: number;
                /** Format: uuid */
                supplierId?: string | null;
                supplierName?: string | null;
                total?: number;
            }[];
            totals: {
                current: number;
                days1To30: number;
                days31To60: number;
                days61To90: number;
                over90: number;
                total: number;
            };
        };
        ReportsReceivablesAgingAnswer: {
            /** Format: date */
            asOf: string;
            currency: string;
            rows: {
                current?: number;
                /** Format: uuid */
                customerId?: string;
                customerName?: string;
                days1To30?: number;
                days31To60?: number;
                days61To90?: number;
                over90?: number;
                total?: number;
            }[];
            totals: {
                current: number;
                days1To30: number;
                days31To60: number;
                days61To90: number;
                over90: number;
                total: number;
            };
        };
        ReportsSalesSummaryAnswer: {
            currency: string;
            /** Format: date */
            from: string;
            /** @enum {string} */
            groupBy: "day" | "month" | "customer" | "product";
            rows: {
                cost?: number;
                creditNotes?: number;
                /** Format: uuid */
                customerId?: string;
                customerName?: string;
                invoices?: number;
                margin?: number;
                net?: number;
                period?: string;
                /** Format: uuid */
                productId?: string;
                productName?: string;
                quantity?: number;
                sku?: string;
                tax?: number;
                total?: number;
            }[];
            /** Format: date */
            to: string;
            totals: {
                cost?: number;
                creditNotes?: number;
                invoices?: number;
                margin?: number;
                net: number;
                quantity?: number;
                tax: number;
                total: number;
            };
        };
        /** TaxSummary */
        ReportsTaxSummaryAnswer: {
            /** Format: date */
            from: string;
            rows: {
                accountId: string;
                amount: number;
                code: string;
                credit: number;
                debit: number;
                /** @enum {string} */
                kind: "PAYABLE" | "RECOVERABLE";
                name: string;
            }[];
            /** Format: date */
            to: string;
            totals: {
                net: number;
                payable: number;
                recoverable: number;
            };
        };
        /** TrialBalance */
        ReportsTrialBalanceAnswer: {
            /** Format: date */
            from: string;
            rows: {
                accountId: string;
                closing: number;
                code: string;
                credit: number;
                debit: number;
                name: string;
                opening: number;
                type: string;
            }[];
            /** Format: date */
            to: string;
            totals: {
                credit: number;
                debit: number;
            };
        };
        /** Role */
        Role: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            name: string;
            permissions: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "settings:read" | "settings:write" | "users:read" | "users:write" | "modules:read" | "modules:write" | "audit:read")[];
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        RoleCreate: {
            name: string;
            permissions: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "settings:read" | "settings:write" | "users:read" | "users:write" | "modules:read" | "modules:write" | "audit:read")[];
        };
        /** RoleList */
        RoleList: {
            data: components["schemas"]["Role"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        RoleUpdate: {
            name?: string;
            permissions?: ("customers:read" | "customers:write" | "inventory:read" | "inventory:write" | "invoices:read" | "invoices:write" | "accounting:read" | "accounting:write" | "assets:read" | "assets:write" | "hr:read" | "hr:write" | "payroll:read" | "payroll:write" | "communications:read" | "communications:write" | "tickets:read" | "tickets:write" | "integrations:read" | "integrations:write" | "assistant:read" | "assistant:write" | "settings:read" | "settings:write" | "users:read" | "users:write" | "modules:read" | "modules:write" | "audit:read")[];
        };
        /** SalaryIncrease */
        SalaryIncrease: {
            /**
             * Format: uuid
             * @description The contract whose salary it raises
             */
            contractId: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            effectiveDate: string;
            /** Format: uuid */
            employeeId: string;
            /** Format: uuid */
            id: string;
            /** @description A month, from that day on. Only with the scope `payroll:read`; left out for others */
            newSalary?: number;
            /** @description A month, on that day before the increase. Only with the scope `payroll:read`; left out for others */
            previousSalary?: number;
            reason: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        SalaryIncreaseCreate: {
            /** Format: date */
            effectiveDate: string;
            /** @description At most 2 decimals. */
            newSalary: number;
            reason?: string | null;
        };
        /** SalaryIncreaseList */
        SalaryIncreaseList: {
            data: components["schemas"]["SalaryIncrease"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** Session */
        Session: {
            /** @description A JWT, sent as `Authorization: Bearer …` */
            accessToken: string;
            /** @description Seconds */
            expiresIn: number;
            /** @constant */
            tokenType: "Bearer";
            /** SessionUser */
            user: {
                /** Format: email */
                email: string;
                /** Format: uuid */
                id: string;
                name: string;
                role: string;
                /**
                 * Format: uuid
                 * @description null for the platform's own users
                 */
                tenantId: string | null;
            };
        };
        /** AccountingSettings */
        SettingsAccountingShowAnswer: {
            /** Format: date */
            closedThrough: string | null;
            /** @description The expense account of a category, by its id */
            expenseAccounts: {
                [key: string]: string;
            };
            roles: {
                /**
                 * Format: uuid
                 * @description The same, on the side of the assets, until they are gone
                 */
                accumulated_depreciation: string | null;
                /**
                 * Format: uuid
                 * @description The group in which a new bank account gets its account
                 */
                bank_accounts: string | null;
                /**
                 * Format: uuid
                 * @description Bonuses
                 */
                bonuses: string | null;
                /**
                 * Format: uuid
                 * @description Money that is received or paid without a bank account being named
                 */
                cash: string | null;
                /**
                 * Format: uuid
                 * @description The group in which a new cash register gets its account
                 */
                cash_registers: string | null;
                /**
                 * Format: uuid
                 * @description Cost of goods that were sold
                 */
                cost_of_sales: string | null;
                /**
                 * Format: uuid
                 * @description What assets have lost in value
                 */
                depreciation_expense: string | null;
                /**
                 * Format: uuid
                 * @description Net pay that is owed to employees
                 */
                employees_payable: string | null;
                /**
                 * Format: uuid
                 * @description What the employer pays on top, where it has no account of its own
                 */
                employer_contributions: string | null;
                /**
                 * Format: uuid
                 * @description Contributions of the employer to family compensation funds
                 */
                employer_family_fund: string | null;
                /**
                 * Format: uuid
                 * @description Contributions of the employer to health
                 */
                employer_health: string | null;
                /**
                 * Format: uuid
                 * @description Contributions of the employer to pensions
                 */
                employer_pension: string | null;
                /**
                 * Format: uuid
                 * @description The result of the years before
                 */
                equity_result: string | null;
                /**
                 * Format: uuid
                 * @description Expenses whose category has no account of its own
                 */
                expense: string | null;
                /**
                 * Format: uuid
                 * @description Contributions to family compensation funds that are owed
                 */
                family_fund_payable: string | null;
                /**
                 * Format: uuid
                 * @description Health contributions that are owed, of both sides
                 */
                health_payable: string | null;
                /**
                 * Format: uuid
                 * @description Sales, net of discounts
                 */
                income: string | null;
                /**
                 * Format: uuid
                 * @description Goods in stock, at average cost
                 */
                inventory: string | null;
                /**
                 * Format: uuid
                 * @description Overtime and surcharges
                 */
                overtime: string | null;
                /**
                 * Format: uuid
                 * @description What is owed to suppliers
                 */
                payable: string | null;
                /**
                 * Format: uuid
                 * @description Pension contributions that are owed, of both sides
                 */
                pension_payable: string | null;
                /**
                 * Format: uuid
                 * @description What customers owe
                 */
                receivable: string | null;
                /**
                 * Format: uuid
                 * @description Salaries, less days that are not paid
                 */
                salaries: string | null;
                /**
                 * Format: uuid
                 * @description Goods that were found, lost or counted otherwise; differences of cost
                 */
                stock_adjustment: string | null;
                /**
                 * Format: uuid
                 * @description Tax on sales
                 */
                tax_payable: string | null;
                /**
                 * Format: uuid
                 * @description Tax on purchases
                 */
                tax_recoverable: string | null;
                /**
                 * Format: uuid
                 * @description Transport allowances
                 */
                transport_allowance: string | null;
                /**
                 * Format: uuid
                 * @description What was withheld from employees and is owed by the employer, to be paid on, where it has no account of its own
                 */
                withholdings: string | null;
            };
            version: number;
        };
        /** AccountingSettings */
        SettingsAccountingUpdateAnswer: {
            /** Format: date */
            closedThrough: string | null;
            /** @description The expense account of a category, by its id */
            expenseAccounts: {
                [key: string]: string;
            };
            roles: {
                /**
                 * Format: uuid
                 * @description The same, on the side of the assets, until they are gone
                 */
                accumulated_depreciation: string | null;
                /**
                 * Format: uuid
                 * @description The group in which a new bank account gets its account
                 */
                bank_accounts: string | null;
                /**
                 * Format: uuid
                 * @description Bonuses
                 */
                bonuses: string | null;
                /**
                 * Format: uuid
                 * @description Money that is received or paid without a bank account being named
                 */
                cash: string | null;
                /**
                 * Format: uuid
                 * @description The group in which a new cash register gets its account
                 */
                cash_registers: string | null;
                /**
                 * Format: uuid
                 * @description Cost of goods that were sold
                 */
                cost_of_sales: string | null;
                /**
                 * Format: uuid
                 * @description What assets have lost in value
                 */
                depreciation_expense: string | null;
                /**
                 * Format: uuid
                 * @description Net pay that is owed to employees
                 */
                employees_payable: string | null;
                /**
                 * Format: uuid
                 * @description What the employer pays on top, where it has no account of its own
                 */
                employer_contributions: string | null;
                /**
                 * Format: uuid
                 * @description Contributions of the employer to family compensation funds
                 */
                employer_family_fund: string | null;
                /**
                 * Format: uuid
                 * @description Contributions of the employer to health
                 */
                employer_health: string | null;
                /**
                 * Format: uuid
                 * @description Contributions of the employer to pensions
                 */
                employer_pension: string | null;
                /**
                 * Format: uuid
                 * @description The result of the years before
                 */
                equity_result: string | null;
                /**
                 * Format: uuid
                 * @description Expenses whose category has no account of its own
                 */
                expense: string | null;
                /**
                 * Format: uuid
                 * @description Contributions to family compensation funds that are owed
                 */
                family_fund_payable: string | null;
                /**
                 * Format: uuid
                 * @description Health contributions that are owed, of both sides
                 */
                health_payable: string | null;
                /**
                 * Format: uuid
                 * @description Sales, net of discounts
                 */
                income: string | null;
                /**
                 * Format: uuid
                 * @description Goods in stock, at average cost
                 */
                inventory: string | null;
                /**
                 * Format: uuid
                 * @description Overtime and surcharges
                 */
                overtime: string | null;
                /**
                 * Format: uuid
                 * @description What is owed to suppliers
                 */
                payable: string | null;
                /**
                 * Format: uuid
                 * @description Pension contributions that are owed, of both sides
                 */
                pension_payable: string | null;
                /**
                 * Format: uuid
                 * @description What customers owe
                 */
                receivable: string | null;
                /**
                 * Format: uuid
                 * @description Salaries, less days that are not paid
                 */
                salaries: string | null;
                /**
                 * Format: uuid
                 * @description Goods that were found, lost or counted otherwise; differences of cost
                 */
                stock_adjustment: string | null;
                /**
                 * Format: uuid
                 * @description Tax on sales
                 */
                tax_payable: string | null;
                /**
                 * Format: uuid
                 * @description Tax on purchases
                 */
                tax_recoverable: string | null;
                /**
                 * Format: uuid
                 * @description Transport allowances
                 */
                transport_allowance: string | null;
                /**
                 * Format: uuid
                 * @description What was withheld from employees and is owed by the employer, to be paid on, where it has no account of its own
                 */
                withholdings: string | null;
            };
            version: number;
        };
        SettingsAccountingUpdateInput: {
            expenseAccounts?: {
                [key: string]: string | null;
            } | null;
            roles?: {
                /** Format: uuid */
                accumulated_depreciation?: string | null;
                /** Format: uuid */
                bank_accounts?: string | null;
                /** Format: uuid */
                bonuses?: string | null;
                /** Format: uuid */
                cash?: string | null;
                /** Format: uuid */
                cash_registers?: string | null;
                /** Format: uuid */
                cost_of_sales?: string | null;
                /** Format: uuid */
                depreciation_expense?: string | null;
                /** Format: uuid */
                employees_payable?: string | null;
                /** Format: uuid */
                employer_contributions?: string | null;
                /** Format: uuid */
                employer_family_fund?: string | null;
                /** Format: uuid */
                employer_health?: string | null;
                /** Format: uuid */
                employer_pension?: string | null;
                /** Format: uuid */
                equity_result?: string | null;
                /** Format: uuid */
                expense?: string | null;
                /** Format: uuid */
                family_fund_payable?: string | null;
                /** Format: uuid */
                health_payable?: string | null;
                /** Format: uuid */
                income?: string | null;
                /** Format: uuid */
                inventory?: string | null;
                /** Format: uuid */
                overtime?: string | null;
                /** Format: uuid */
                payable?: string | null;
                /** Format: uuid */
                pension_payable?: string | null;
                /** Format: uuid */
                receivable?: string | null;
                /** Format: uuid */
                salaries?: string | null;
                /** Format: uuid */
                stock_adjustment?: string | null;
                /** Format: uuid */
                tax_payable?: string | null;
                /** Format: uuid */
                tax_recoverable?: string | null;
                /** Format: uuid */
                transport_allowance?: string | null;
                /** Format: uuid */
                withholdings?: string | null;
            } | null;
        };
        /** PayrollSettings */
        SettingsPayrollShowAnswer: {
            /** @description Of the pack of laws; null for the one of countries without their own */
            countryCode: string | null;
            /** @description The company's own values; null gives the law back from that day on */
            overrides: {
                /** Format: date */
                from: string;
                note: string | null;
                /** @enum {string} */
                parameter: "monthlyHours" | "diurna" | "nocturna" | "recargoNocturno" | "sundaySurcharge" | "minimumWage" | "transportAllowance" | "transportCeiling";
                value: number | null;
            }[];
            /** @description The law of the country, each row from a day on */
            statutory: {
                diurna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                minimumWage?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                monthlyHours?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                nocturna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                recargoNocturno?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                sundaySurcharge?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                transportAllowance?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                transportCeiling?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
            };
            /** @description What holds today */
            today: {
                diurna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                minimumWage?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                monthlyHours?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                nocturna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                recargoNocturno?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                sundaySurcharge?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                transportAllowance?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                transportCeiling?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
            };
            version: number;
        };
        /** PayrollSettings */
        SettingsPayrollUpdateAnswer: {
            /** @description Of the pack of laws; null for the one of countries without their own */
            countryCode: string | null;
            /** @description The company's own values; null gives the law back from that day on */
            overrides: {
                /** Format: date */
                from: string;
                note: string | null;
                /** @enum {string} */
                parameter: "monthlyHours" | "diurna" | "nocturna" | "recargoNocturno" | "sundaySurcharge" | "minimumWage" | "transportAllowance" | "transportCeiling";
                value: number | null;
            }[];
            /** @description The law of the country, each row from a day on */
            statutory: {
                diurna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                minimumWage?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                monthlyHours?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                nocturna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                recargoNocturno?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                sundaySurcharge?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                transportAllowance?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
                transportCeiling?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                }[];
            };
            /** @description What holds today */
            today: {
                diurna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                minimumWage?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                monthlyHours?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                nocturna?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                recargoNocturno?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                sundaySurcharge?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                transportAllowance?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
                transportCeiling?: {
                    /** Format: date */
                    from: string;
                    /** @description Not enacted yet: the value before it is carried on */
                    provisional?: boolean;
                    source: string;
                    value: number;
                };
            };
            version: number;
        };
        SettingsPayrollUpdateInput: {
            overrides?: {
                /** Format: date */
                from: string;
                note?: string | null;
                /** @enum {string} */
                parameter: "monthlyHours" | "diurna" | "nocturna" | "recargoNocturno" | "sundaySurcharge" | "minimumWage" | "transportAllowance" | "transportCeiling";
                /** @description At most 4 decimals. */
                value?: number | null;
            }[];
        };
        StateMachines: {
            data: {
                initial: string;
                resource: string;
                states: string[];
                transitions: {
                    action: string;
                    from: string[];
                    /** @description null: the state stays as it is, or the record is gone. A verb that may lead to several states is here once for each */
                    to: string | null;
                }[];
            }[];
        };
        /** StockAlert */
        StockAlert: {
            /** Format: uuid */
            id: string;
            minStock: number;
            /** @description What it takes to have minStock again */
            missing: number;
            /** Format: uuid */
            productId: string;
            productName: string;
            /** @description In all warehouses */
            quantity: number;
            sku: string;
            unitOfMeasure: string;
        };
        /** StockAlertList */
        StockAlertList: {
            data: components["schemas"]["StockAlert"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** StockLevel */
        StockLevel: {
            /** @description Of the product, in all warehouses */
            averageCost: number;
            /** @description Whether there is less of the product in all warehouses than its minStock */
            belowMinimum: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            minStock: number;
            /** Format: uuid */
            productId: string;
            productName: string;
            quantity: number;
            sku: string;
            /** Format: date-time */
            updatedAt: string;
            value: number;
            /** Format: uuid */
            warehouseId: string;
            warehouseName: string;
        };
        /** StockLevelList */
        StockLevelList: {
            data: components["schemas"]["StockLevel"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** StockMovement */
        StockMovement: {
            /** @description Of all that moved */
            cost: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /**
             * Format: uuid
             * @description Where a TRANSFER took them from
             */
            fromWarehouseId: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            productId: string;
            quantity: number;
            /** @description What was in `warehouseId` afterwards */
            quantityAfter: number;
            /** @enum {string} */
            reason: "PURCHASE" | "SALE" | "DAMAGE" | "ADJUSTMENT" | "TRANSFER" | "RETURN" | "VOID";
            /**
             * Format: uuid
             * @description The document that moved it; null when it was moved by hand
             */
            reference: string | null;
            /** @enum {string} */
            type: "IN" | "OUT" | "TRANSFER";
            /** @description Of one unit, at moving average on the way out */
            unitCost: number;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /**
             * Format: uuid
             * @description Where goods came to; of an OUT, where they left
             */
            warehouseId: string;
        };
        StockMovementCreate: {
            /**
             * Format: uuid
             * @description Required for TRANSFER: where the goods leave, another than `warehouseId`.
             */
            fromWarehouseId?: string | null;
            /** Format: uuid */
            productId: string;
            /** @description At most 4 decimals. */
            quantity: number;
            /** @enum {string} */
            reason: "PURCHASE" | "SALE" | "DAMAGE" | "ADJUSTMENT" | "TRANSFER" | "RETURN" | "VOID";
            /** @enum {string} */
            type: "IN" | "OUT" | "TRANSFER";
            /** @description At most 4 decimals. */
            unitCost?: number | null;
            /** Format: uuid */
            warehouseId: string;
        };
        /** StockMovementList */
        StockMovementList: {
            data: components["schemas"]["StockMovement"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** Supplier */
        Supplier: {
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            phone: string | null;
            /** @description Fiscal document, unique among the suppliers of the company */
            taxId: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        SupplierCreate: {
            address?: string | null;
            /** Format: email */
            email?: string | null;
            name: string;
            phone?: string | null;
            taxId?: string | null;
        };
        /** SupplierList */
        SupplierList: {
            data: components["schemas"]["Supplier"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** SupplierPayment */
        SupplierPayment: {
            /** @description What may be done next */
            allowedActions: string[];
            amount: number;
            /** Format: uuid */
            bankAccountId: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            createdBy: string | null;
            /** Format: uuid */
            id: string;
            notes: string | null;
            /** Format: date */
            paymentDate: string;
            paymentMethod: string | null;
            /** Format: uuid */
            purchaseOrderId: string;
            reference: string | null;
            /** @enum {string} */
            status: "PAID" | "VOID";
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: date */
            voidedOn: string | null;
            voidReason: string | null;
        };
        SupplierPaymentCreate: {
            /** @description At most 2 decimals. */
            amount: number;
            /** Format: uuid */
            bankAccountId?: string | null;
            notes?: string | null;
            /** @enum {string|null} */
            paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED" | null;
            reference?: string | null;
        };
        /** SupplierPaymentList */
        SupplierPaymentList: {
            data: components["schemas"]["SupplierPayment"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        SupplierUpdate: {
            address?: string | null;
            /** Format: email */
            email?: string | null;
            name?: string;
            phone?: string | null;
            taxId?: string | null;
        };
        /** Tenant */
        Tenant: {
            /** @description What may be done next */
            allowedActions: string[];
            countryCode: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            enabledModules: ("HEALTHCARE" | "ECOMMERCE" | "OIL_GAS" | "LOGISTICS" | "CONSTRUCTION" | "EDUCATION")[];
            /** Format: uuid */
            id: string;
            industry: string | null;
            locale: string;
            name: string;
            /** @enum {string} */
            status: "ACTIVE" | "SUSPENDED" | "IMPORTING" | "DELETING";
            timezone: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        TenantCreate: {
            admin: {
                /** Format: email */
                email: string;
                name: string;
                /** Format: password */
                password: string;
            };
            /** @default CO */
            countryCode?: string | null;
            /** @default COP */
            currency?: string | null;
            /** @default [] */
            enabledModules?: ("HEALTHCARE" | "ECOMMERCE" | "OIL_GAS" | "LOGISTICS" | "CONSTRUCTION" | "EDUCATION")[] | null;
            industry?: string | null;
            /** @description By default that of the country: `es-CO` for CO, `en-US` for US. */
            locale?: string | null;
            name: string;
            /** @default America/Bogota */
            timezone?: string | null;
        };
        /** TenantList */
        TenantList: {
            data: components["schemas"]["Tenant"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** TenantSettings */
        TenantSettings: {
            address: string | null;
            /** @description Whether an invoice may sell more than is in stock */
            allowNegativeStock: boolean;
            /** @description Months after which an asset is to be audited again, counted from its last audit or its creation */
            assetAuditMonths: number;
            /** @description The first month whose depreciation of assets is posted to the books; null: none is */
            assetDepreciationFrom: string | null;
            /** @description When the company is open, in its time zone */
            businessHours: {
                days: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
                from: string;
                to: string;
            };
            countryCode: string;
            /** Format: date-time */
            createdAt: string;
            currency: string;
            /** @description On documents, and where answers to their mails go */
            email: string | null;
            enabledModules: ("HEALTHCARE" | "ECOMMERCE" | "OIL_GAS" | "LOGISTICS" | "CONSTRUCTION" | "EDUCATION")[];
            /** @description The number of the first credit note; it is chosen before there is one */
            firstCreditNoteNumber: number;
            /** @description The number of the first invoice that is issued; it is chosen before there is one */
            firstInvoiceNumber: number;
            /** @description The number of the first payment; it is chosen before there is one */
            firstPaymentNumber: number;
            /** @description The number of the first purchase order; it is chosen before there is one */
            firstPurchaseOrderNumber: number;
            /** @description The number of the first quote; it is chosen before there is one */
            firstQuoteNumber: number;
            industry: string | null;
            locale: string;
            name: string;
            phone: string | null;
            /** @description As the documents of the company show it */
            taxId: string | null;
            /** Format: uuid */
            tenantId: string;
            /** @description For how many days a closed ticket may be opened again */
            ticketReopenDays: number;
            /** @description By priority, the minutes of business hours in which a ticket shall be answered and resolved */
            ticketTargets: {
                HIGH: {
                    firstResponse: number;
                    resolution: number;
                };
                LOW: {
                    firstResponse: number;
                    resolution: number;
                };
                MEDIUM: {
                    firstResponse: number;
                    resolution: number;
                };
                URGENT: {
                    firstResponse: number;
                    resolution: number;
                };
            };
            timezone: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Working days of vacation that a year of service gives */
            vacationDaysPerYear: number;
            version: number;
            /** @description The days of the week that a vacation counts */
            workingDays: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
        };
        TenantSettingsUpdate: {
            address?: string | null;
            allowNegativeStock?: boolean | null;
            assetAuditMonths?: number | null;
            assetDepreciationFrom?: string | null;
            businessHours?: {
                days: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
                from: string;
                to: string;
            } | null;
            countryCode?: string | null;
            currency?: string | null;
            /** Format: email */
            email?: string | null;
            enabledModules?: ("HEALTHCARE" | "ECOMMERCE" | "OIL_GAS" | "LOGISTICS" | "CONSTRUCTION" | "EDUCATION")[] | null;
            firstCreditNoteNumber?: number | null;
            firstInvoiceNumber?: number | null;
            firstPaymentNumber?: number | null;
            firstPurchaseOrderNumber?: number | null;
            firstQuoteNumber?: number | null;
            industry?: string | null;
            locale?: string | null;
            name?: string;
            phone?: string | null;
            taxId?: string | null;
            ticketReopenDays?: number | null;
            ticketTargets?: {
                HIGH: {
                    firstResponse: number;
                    resolution: number;
                };
                LOW: {
                    firstResponse: number;
                    resolution: number;
                };
                MEDIUM: {
                    firstResponse: number;
                    resolution: number;
                };
                URGENT: {
                    firstResponse: number;
                    resolution: number;
                };
            } | null;
            timezone?: string | null;
            vacationDaysPerYear?: number | null;
            workingDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[] | null;
        };
        TenantUpdate: {
            countryCode?: string | null;
            currency?: string | null;
            enabledModules?: ("HEALTHCARE" | "ECOMMERCE" | "OIL_GAS" | "LOGISTICS" | "CONSTRUCTION" | "EDUCATION")[] | null;
            industry?: string | null;
            locale?: string | null;
            name?: string;
            timezone?: string | null;
        };
        /** Ticket */
        Ticket: {
            /** @description What may be done next */
            allowedActions: string[];
            /** Format: uuid */
            assigneeId: string | null;
            /** Format: uuid */
            categoryId: string | null;
            /** Format: date-time */
            closedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            description: string;
            /**
             * Format: date-time
             * @description Wished for by the requester
             */
            dueDate: string | null;
            /**
             * Format: date-time
             * @description The first public comment by somebody else than the requester
             */
            firstResponseAt: string | null;
            /**
             * Format: date-time
             * @description By the target of its priority, in business hours
             */
            firstResponseDueAt: string | null;
            /**
             * Format: uuid
             * @description The closed ticket that this one goes on with
             */
            followUpOfId: string | null;
            /** Format: uuid */
            id: string;
            /** @description Of the company, from 1 */
            number: number;
            /** @description It is late by its dueDate or by a target of its priority */
            overdue: boolean;
            /** @enum {string} */
            priority: "LOW" | "MEDIUM" | "HIGH" | "URGENT";
            /**
             * Format: date-time
             * @description After this a closed ticket is only followed up
             */
            reopenableUntil: string | null;
            /**
             * Format: uuid
             * @description The user who opened it; null for an integration
             */
            requesterId: string | null;
            requesterName: string;
            /**
             * Format: date-time
             * @description By the target of its priority, in business hours; stands still while it is resolved
             */
            resolutionDueAt: string | null;
            /** Format: date-time */
            resolvedAt: string | null;
            /** @enum {string} */
            status: "OPEN" | "IN_PROGRESS" | "RESOLVED" | "CLOSED";
            subject: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** TicketCategory */
        TicketCategory: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /** Format: uuid */
            id: string;
            /** @description An inactive one takes no new tickets */
            isActive: boolean;
            name: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        TicketCategoryCreate: {
            description?: string | null;
            /** @default true */
            isActive?: boolean | null;
            name: string;
        };
        /** TicketCategoryList */
        TicketCategoryList: {
            data: components["schemas"]["TicketCategory"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        TicketCategoryUpdate: {
            description?: string | null;
            isActive?: boolean | null;
            name?: string;
        };
        /** TicketComment */
        TicketComment: {
            /** Format: uuid */
            authorId: string | null;
            authorName: string;
            body: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Seen by those who work on tickets alone */
            internal: boolean;
            /** Format: uuid */
            ticketId: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        TicketCommentCreate: {
            body: string;
            /** @default false */
            internal?: boolean | null;
        };
        /** TicketCommentList */
        TicketCommentList: {
            data: components["schemas"]["TicketComment"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        TicketCreate: {
            /** Format: uuid */
            categoryId?: string | null;
            description: string;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            dueDate?: string | null;
            /**
             * @default MEDIUM
             * @enum {string|null}
             */
            priority?: "LOW" | "MEDIUM" | "HIGH" | "URGENT" | null;
            subject: string;
        };
        /** TicketEvent */
        TicketEvent: {
            /**
             * @description NOTED is an internal comment
             * @enum {string}
             */
            action: "OPENED" | "STATUS" | "ASSIGNED" | "COMMENTED" | "NOTED" | "CHANGED" | "FOLLOWED_UP";
            /** Format: uuid */
            actorId: string | null;
            actorName: string;
            /** Format: date-time */
            createdAt: string;
            from: string | null;
            /** Format: uuid */
            id: string;
            note: string | null;
            /** Format: uuid */
            ticketId: string;
            to: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        /** TicketEventList */
        TicketEventList: {
            data: components["schemas"]["TicketEvent"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** TicketList */
        TicketList: {
            data: components["schemas"]["Ticket"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        TicketsAssignInput: {
            /**
             * Format: uuid
             * @description `null` takes the ticket from its assignee.
             */
            userId: string | null;
        };
        TicketsFollowUpInput: {
            description?: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            dueDate?: string | null;
            /** @enum {string|null} */
            priority?: "LOW" | "MEDIUM" | "HIGH" | "URGENT" | null;
            subject?: string | null;
        };
        TicketsStatusInput: {
            note?: string | null;
            /** @enum {string} */
            status: "OPEN" | "IN_PROGRESS" | "RESOLVED" | "CLOSED";
        };
        TicketUpdate: {
            /** Format: uuid */
            assigneeId?: string | null;
            /** Format: uuid */
            categoryId?: string | null;
            description?: string;
            /**
             * Format: date-time
             * @description ISO 8601 with offset; a date alone is 00:00 UTC.
             */
            dueDate?: string | null;
            /** @enum {string|null} */
            priority?: "LOW" | "MEDIUM" | "HIGH" | "URGENT" | null;
            /** @enum {string|null} */
            status?: "OPEN" | "IN_PROGRESS" | "RESOLVED" | "CLOSED" | null;
            subject?: string;
        };
        /** TimeOffRequest */
        TimeOffRequest: {
            /** @description What may be done next */
            allowedActions: string[];
            /** Format: date-time */
            createdAt: string;
            /** @description Of a VACATION the working days of the company less public holidays, of any other leave the calendar days */
            days: number;
            /** Format: date-time */
            decidedAt: string | null;
            /**
             * Format: uuid
             * @description Who approved or rejected it, or cancelled it after that
             */
            decidedBy: string | null;
            /** Format: uuid */
            employeeId: string;
            /**
             * Format: date
             * @description The last day off
             */
            endDate: string;
            /** Format: uuid */
            id: string;
            medicalCertificateUrl: string | null;
            reason: string | null;
            rejectionReason: string | null;
            /**
             * Format: date
             * @description The first day off
             */
            startDate: string;
            /** @enum {string} */
            status: "REQUESTED" | "APPROVED" | "REJECTED" | "CANCELLED";
            /** @enum {string} */
            type: "VACATION" | "PERMISSION" | "SICK_LEAVE" | "MEDICAL_APPOINTMENT" | "MATERNITY_LEAVE" | "PATERNITY_LEAVE" | "BEREAVEMENT_LEAVE" | "MARRIAGE_LEAVE" | "OTHER";
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        TimeOffRequestCreate: {
            /** Format: uuid */
            employeeId: string;
            /** Format: date */
            endDate: string;
            /**
             * Format: uri
             * @description Required for SICK_LEAVE.
             */
            medicalCertificateUrl?: string | null;
            reason?: string | null;
            /** Format: date */
            startDate: string;
            /** @enum {string} */
            type: "VACATION" | "PERMISSION" | "SICK_LEAVE" | "MEDICAL_APPOINTMENT" | "MATERNITY_LEAVE" | "PATERNITY_LEAVE" | "BEREAVEMENT_LEAVE" | "MARRIAGE_LEAVE" | "OTHER";
        };
        /** TimeOffRequestList */
        TimeOffRequestList: {
            data: components["schemas"]["TimeOffRequest"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        TimeOffRequestsRejectInput: {
            reason?: string | null;
        };
        TimeOffRequestUpdate: {
            /** Format: uuid */
            employeeId?: string;
            /** Format: date */
            endDate?: string;
            /**
             * Format: uri
             * @description Required for SICK_LEAVE.
             */
            medicalCertificateUrl?: string | null;
            reason?: string | null;
            /** Format: date */
            startDate?: string;
            /** @enum {string|null} */
            status?: "REQUESTED" | "APPROVED" | "REJECTED" | "CANCELLED" | null;
            /** @enum {string} */
            type?: "VACATION" | "PERMISSION" | "SICK_LEAVE" | "MEDICAL_APPOINTMENT" | "MATERNITY_LEAVE" | "PATERNITY_LEAVE" | "BEREAVEMENT_LEAVE" | "MARRIAGE_LEAVE" | "OTHER";
        };
        ToolList: {
            data: {
                /** @description What a host may want to know before it lets a model call it. */
                annotations: {
                    destructiveHint?: boolean;
                    idempotentHint?: boolean;
                    openWorldHint?: boolean;
                    readOnlyHint?: boolean;
                };
                /** @description For a model: when to use it. */
                description: string;
                /** @description JSON Schema of the arguments. */
                inputSchema: Record<string, never>;
                /** @description The module that it belongs to. */
                module: string | null;
                name: string;
                /** @description JSON Schema of the result. */
                outputSchema?: Record<string, never>;
                title: string;
            }[];
        };
        ToolResult: {
            /** @description What the operation answers; null where it answers nothing. */
            result: Record<string, never> | null;
        };
        /** User */
        User: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: uuid */
            id: string;
            /** @description A disabled user cannot log in */
            isActive: boolean;
            /** @description Has not chosen a password yet */
            isInvited: boolean;
            name: string;
            /** @description A built-in role, or the name of one of the company's own */
            role: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        UserCreate: {
            /** Format: email */
            email: string;
            name: string;
            /** Format: password */
            password?: string | null;
            role: string;
        };
        /** UserList */
        UserList: {
            data: components["schemas"]["User"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        UserUpdate: {
            /** Format: email */
            email?: string;
            isActive?: boolean;
            name?: string;
            /** Format: password */
            password?: string | null;
            role?: string;
        };
        /** Warehouse */
        Warehouse: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            /** @description Where goods move when no warehouse is named: the one chosen for it, else the oldest */
            isDefault: boolean;
            location: string | null;
            name: string;
            /** Format: uuid */
            parentWarehouseId: string | null;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        WarehouseCreate: {
            /** @default false */
            isDefault?: boolean | null;
            location?: string | null;
            name: string;
            /** Format: uuid */
            parentWarehouseId?: string | null;
        };
        /** WarehouseList */
        WarehouseList: {
            data: components["schemas"]["Warehouse"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        WarehouseUpdate: {
            isDefault?: boolean | null;
            location?: string | null;
            name?: string;
            /** Format: uuid */
            parentWarehouseId?: string | null;
        };
        /** Webhook */
        Webhook: {
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            /**
             * Format: date-time
             * @description It was switched off, since it had taken nothing for 5 days or had answered 410; `active: true` switches it on again
             */
            disabledAt: string | null;
            events: ("customer.created" | "customer.updated" | "customer.deleted" | "interaction.created" | "product.created" | "product.updated" | "product.deleted" | "stock.low" | "category.created" | "category.updated" | "category.deleted" | "supplier.created" | "supplier.updated" | "supplier.deleted" | "purchase_order.created" | "purchase_order.updated" | "purchase_order.ordered" | "purchase_order.received" | "purchase_order.returned" | "purchase_order.closed" | "purchase_order.cancelled" | "purchase_order.deleted" | "supplier_payment.created" | "supplier_payment.voided" | "invoice.drafted" | "invoice.issued" | "invoice.updated" | "invoice.paid" | "invoice.voided" | "invoice.discarded" | "credit_note.created" | "quote.created" | "quote.updated" | "quote.sent" | "quote.accepted" | "quote.rejected" | "quote.invoiced" | "quote.deleted" | "payment.created" | "payment.updated" | "payment.voided" | "asset.created" | "asset.updated" | "asset.status_changed" | "asset.assigned" | "asset.returned" | "asset.overdue" | "asset.audited" | "asset.deleted" | "maintenance.opened" | "maintenance.updated" | "maintenance.completed" | "maintenance.deleted" | "asset_model.created" | "asset_model.updated" | "asset_model.deleted" | "license.created" | "license.updated" | "license.assigned" | "license.returned" | "license.deleted" | "accessory.created" | "accessory.updated" | "accessory.assigned" | "accessory.returned" | "accessory.deleted" | "consumable.created" | "consumable.updated" | "consumable.delivered" | "consumable.deleted" | "component.created" | "component.updated" | "component.deleted" | "employee.created" | "employee.updated" | "employee.deactivated" | "employee.activated" | "employee.deleted" | "department.created" | "department.updated" | "department.deleted" | "contract.created" | "contract.updated" | "contract.deleted" | "salary_increase.created" | "salary_increase.updated" | "salary_increase.deleted" | "absence.created" | "absence.updated" | "absence.deleted" | "time_off.requested" | "time_off.updated" | "time_off.approved" | "time_off.rejected" | "time_off.cancelled" | "time_off.deleted" | "account.created" | "account.updated" | "account.deleted" | "bank_account.created" | "bank_account.updated" | "bank_account.deleted" | "expense.created" | "expense.updated" | "expense.voided" | "journal_entry.created" | "warehouse.created" | "warehouse.updated" | "warehouse.deleted" | "stock.moved" | "payroll.started" | "payroll.computed" | "payroll.failed" | "payroll.approved" | "payroll.paid" | "payroll.cancelled" | "payroll.reversed" | "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.commented" | "ticket.status_changed" | "ticket.deleted" | "ticket_category.created" | "ticket_category.updated" | "ticket_category.deleted" | "import.completed" | "export.completed")[];
            /**
             * Format: date-time
             * @description It has taken nothing since
             */
            failingSince: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            updatedAt: string;
            url: string;
            version: number;
        };
        WebhookCreate: {
            /** @default true */
            active?: boolean | null;
            description?: string | null;
            events: ("customer.created" | "customer.updated" | "customer.deleted" | "interaction.created" | "product.created" | "product.updated" | "product.deleted" | "stock.low" | "category.created" | "category.updated" | "category.deleted" | "supplier.created" | "supplier.updated" | "supplier.deleted" | "purchase_order.created" | "purchase_order.updated" | "purchase_order.ordered" | "purchase_order.received" | "purchase_order.returned" | "purchase_order.closed" | "purchase_order.cancelled" | "purchase_order.deleted" | "supplier_payment.created" | "supplier_payment.voided" | "invoice.drafted" | "invoice.issued" | "invoice.updated" | "invoice.paid" | "invoice.voided" | "invoice.discarded" | "credit_note.created" | "quote.created" | "quote.updated" | "quote.sent" | "quote.accepted" | "quote.rejected" | "quote.invoiced" | "quote.deleted" | "payment.created" | "payment.updated" | "payment.voided" | "asset.created" | "asset.updated" | "asset.status_changed" | "asset.assigned" | "asset.returned" | "asset.overdue" | "asset.audited" | "asset.deleted" | "maintenance.opened" | "maintenance.updated" | "maintenance.completed" | "maintenance.deleted" | "asset_model.created" | "asset_model.updated" | "asset_model.deleted" | "license.created" | "license.updated" | "license.assigned" | "license.returned" | "license.deleted" | "accessory.created" | "accessory.updated" | "accessory.assigned" | "accessory.returned" | "accessory.deleted" | "consumable.created" | "consumable.updated" | "consumable.delivered" | "consumable.deleted" | "component.created" | "component.updated" | "component.deleted" | "employee.created" | "employee.updated" | "employee.deactivated" | "employee.activated" | "employee.deleted" | "department.created" | "department.updated" | "department.deleted" | "contract.created" | "contract.updated" | "contract.deleted" | "salary_increase.created" | "salary_increase.updated" | "salary_increase.deleted" | "absence.created" | "absence.updated" | "absence.deleted" | "time_off.requested" | "time_off.updated" | "time_off.approved" | "time_off.rejected" | "time_off.cancelled" | "time_off.deleted" | "account.created" | "account.updated" | "account.deleted" | "bank_account.created" | "bank_account.updated" | "bank_account.deleted" | "expense.created" | "expense.updated" | "expense.voided" | "journal_entry.created" | "warehouse.created" | "warehouse.updated" | "warehouse.deleted" | "stock.moved" | "payroll.started" | "payroll.computed" | "payroll.failed" | "payroll.approved" | "payroll.paid" | "payroll.cancelled" | "payroll.reversed" | "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.commented" | "ticket.status_changed" | "ticket.deleted" | "ticket_category.created" | "ticket_category.updated" | "ticket_category.deleted" | "import.completed" | "export.completed")[];
            /** Format: uri */
            url: string;
        };
        /** WebhookDelivery */
        WebhookDelivery: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            durationMs: number | null;
            error: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt
             */
            messageId: string;
            /**
             * Format: date-time
             * @description Messages of an endpoint go in order: what is behind a failing one waits with it
             */
            nextAttemptAt: string | null;
            /** @description What was sent; null to whoever may not read the record in it */
            payload: {
                data?: Record<string, never>;
                /** Format: date-time */
                timestamp?: string;
                type?: string;
            } | null;
            /** @description The beginning of the answer */
            responseBody: string | null;
            responseStatus: number | null;
            /** @enum {string} */
            status: "PENDING" | "SUCCEEDED" | "FAILED";
            type: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
            /** Format: uuid */
            webhookId: string;
        };
        /** WebhookDeliveryList */
        WebhookDeliveryList: {
            data: components["schemas"]["WebhookDelivery"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        /** WebhookList */
        WebhookList: {
            data: components["schemas"]["Webhook"][];
            meta: components["schemas"]["PageMeta"] | components["schemas"]["CursorMeta"];
        };
        WebhooksRotateSecretInput: {
            /** @default 24 */
            overlapHours?: number | null;
        };
        WebhookUpdate: {
            active?: boolean | null;
            description?: string | null;
            events?: ("customer.created" | "customer.updated" | "customer.deleted" | "interaction.created" | "product.created" | "product.updated" | "product.deleted" | "stock.low" | "category.created" | "category.updated" | "category.deleted" | "supplier.created" | "supplier.updated" | "supplier.deleted" | "purchase_order.created" | "purchase_order.updated" | "purchase_order.ordered" | "purchase_order.received" | "purchase_order.returned" | "purchase_order.closed" | "purchase_order.cancelled" | "purchase_order.deleted" | "supplier_payment.created" | "supplier_payment.voided" | "invoice.drafted" | "invoice.issued" | "invoice.updated" | "invoice.paid" | "invoice.voided" | "invoice.discarded" | "credit_note.created" | "quote.created" | "quote.updated" | "quote.sent" | "quote.accepted" | "quote.rejected" | "quote.invoiced" | "quote.deleted" | "payment.created" | "payment.updated" | "payment.voided" | "asset.created" | "asset.updated" | "asset.status_changed" | "asset.assigned" | "asset.returned" | "asset.overdue" | "asset.audited" | "asset.deleted" | "maintenance.opened" | "maintenance.updated" | "maintenance.completed" | "maintenance.deleted" | "asset_model.created" | "asset_model.updated" | "asset_model.deleted" | "license.created" | "license.updated" | "license.assigned" | "license.returned" | "license.deleted" | "accessory.created" | "accessory.updated" | "accessory.assigned" | "accessory.returned" | "accessory.deleted" | "consumable.created" | "consumable.updated" | "consumable.delivered" | "consumable.deleted" | "component.created" | "component.updated" | "component.deleted" | "employee.created" | "employee.updated" | "employee.deactivated" | "employee.activated" | "employee.deleted" | "department.created" | "department.updated" | "department.deleted" | "contract.created" | "contract.updated" | "contract.deleted" | "salary_increase.created" | "salary_increase.updated" | "salary_increase.deleted" | "absence.created" | "absence.updated" | "absence.deleted" | "time_off.requested" | "time_off.updated" | "time_off.approved" | "time_off.rejected" | "time_off.cancelled" | "time_off.deleted" | "account.created" | "account.updated" | "account.deleted" | "bank_account.created" | "bank_account.updated" | "bank_account.deleted" | "expense.created" | "expense.updated" | "expense.voided" | "journal_entry.created" | "warehouse.created" | "warehouse.updated" | "warehouse.deleted" | "stock.moved" | "payroll.started" | "payroll.computed" | "payroll.failed" | "payroll.approved" | "payroll.paid" | "payroll.cancelled" | "payroll.reversed" | "ticket.created" | "ticket.updated" | "ticket.assigned" | "ticket.commented" | "ticket.status_changed" | "ticket.deleted" | "ticket_category.created" | "ticket_category.updated" | "ticket_category.deleted" | "import.completed" | "export.completed")[];
            /** Format: uri */
            url?: string;
        };
    };
    responses: never;
    parameters: {
        /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
        Cursor: string;
        /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
        IdempotencyKey: string;
        /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
        IfMatch: string;
        /** @description The ETag that is known; 304 when the record still has it. */
        IfNoneMatch: string;
        /** @description How many records a page holds. */
        Limit: number;
        /** @description The page to read, from 1. */
        Page: number;
        /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
        Prefer: string;
        /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
        PreferHandling: string;
        /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
        TenantId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "absences.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, date, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceList"];
                };
            };
        };
    };
    "absences.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
        };
    };
    "absences.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
        };
    };
    "absences.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "absences.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AbsenceUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
        };
    };
    "accessories.index": {
        parameters: {
            query?: {
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the name. */
                search?: string;
                /** @description A comma list of createdAt, name, quantity, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessoryList"];
                };
            };
        };
    };
    "accessories.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoryCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accessory"];
                };
            };
        };
    };
    "accessories.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accessory"];
                };
            };
        };
    };
    "accessories.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "accessories.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccessoryUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accessory"];
                };
            };
        };
    };
    "accessories.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoriesAssignInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accessory"];
                };
            };
        };
    };
    "accessories.assignments": {
        parameters: {
            query?: {
                assetId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessoryAssignmentList"];
                };
            };
        };
    };
    "accessories.return": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessoriesReturnInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accessory"];
                };
            };
        };
    };
    "accounts.index": {
        parameters: {
            query?: {
                active?: "true" | "false";
                code?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                parentId?: string;
                /** @description Looks in code and name. */
                search?: string;
                /** @description A comma list of createdAt, code, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                /** @description `true`: all accounts at once, each with its `children`. */
                tree?: "true" | "false";
                type?: "ASSET" | "LIABILITY" | "EQUITY" | "INCOME" | "EXPENSE";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
        };
    };
    "accounts.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    "accounts.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    "accounts.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "accounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    "accounts.ledger": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: string;
                /** @description The first day; the first of all by default. */
                from?: string;
                /** @description How many records a page holds. */
                limit?: number;
                /** @description The page to read, from 1. */
                page?: number;
                /** @description A comma list of entryDate; `-` first for descending. Oldest first by default. */
                sort?: string;
                /** @description The last day. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsLedgerAnswer"];
                };
            };
        };
    };
    "api-keys.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, name; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
        };
    };
    "api-keys.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
        };
    };
    "api-keys.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    "api-keys.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "asset-models.index": {
        parameters: {
            query?: {
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                modelType?: "HARDWARE" | "DATA" | "VIRTUAL" | "LICENSE" | "OTHER";
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name, manufacturer and model number. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetModelList"];
                };
            };
        };
    };
    "asset-models.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetModelCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetModel"];
                };
            };
        };
    };
    "asset-models.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetModel"];
                };
            };
        };
    };
    "asset-models.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "asset-models.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssetModelUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetModel"];
                };
            };
        };
    };
    "assets.index": {
        parameters: {
            query?: {
                assignedToId?: string;
                assignedToType?: "CUSTOMER" | "USER" | "WAREHOUSE" | "ASSET" | "COMPONENT";
                /** @description The category of the model. */
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description `customField.<id>=value`: what a custom field has, without regard to case and accents. */
                "customField.{id}"?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                locationId?: string;
                modelId?: string;
                /** @description Whether the day on which it was expected back is over. */
                overdue?: "true" | "false";
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name, assetTag and serial. */
                search?: string;
                /** @description A comma list of createdAt, name, assetTag, serial, status, purchaseDate, purchaseCost, expectedCheckinDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetList"];
                };
            };
        };
    };
    "assets.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "assets.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssetUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetsAssignInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.audit": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssetsAuditInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAudit"];
                };
            };
        };
    };
    "assets.audits": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAuditList"];
                };
            };
        };
    };
    "assets.custom_values": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomValues"];
                };
            };
        };
    };
    "assets.set_custom_values": {
        parameters: {
            query?: never;
            header?: {
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomValuesUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomValues"];
                };
            };
        };
    };
    "assets.depreciation": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Depreciation"];
                };
            };
        };
    };
    "assets.duplicate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssetsDuplicateInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.history": {
        parameters: {
            query?: {
                action?: "created" | "updated" | "assigned" | "returned" | "status_changed" | "duplicated" | "audited" | "maintenance_started" | "maintenance_completed" | "deleted" | "values_set" | "accessory_assigned" | "accessory_returned" | "consumable_delivered" | "license_assigned" | "license_returned" | "component_added" | "component_removed";
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetHistoryLineList"];
                };
            };
        };
    };
    "assets.label": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A label of 63.5 × 33.9 mm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "assets.return": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AssetsReturnInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.status": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetsStatusInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
        };
    };
    "assets.audits_due": {
        parameters: {
            query?: {
                /** @description Due on this day or before it; today when absent. */
                before?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, name, assetTag, status, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetList"];
                };
            };
        };
    };
    "assets.export": {
        parameters: {
            query?: {
                assignedToId?: string;
                assignedToType?: "CUSTOMER" | "USER" | "WAREHOUSE" | "ASSET" | "COMPONENT";
                /** @description The category of the model. */
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: string;
                /** @description `customField.<id>=value`: what a custom field has, without regard to case and accents. */
                "customField.{id}"?: string;
                /** @description How many records a page holds. */
                limit?: number;
                locationId?: string;
                modelId?: string;
                /** @description Whether the day on which it was expected back is over. */
                overdue?: "true" | "false";
                /** @description The page to read, from 1. */
                page?: number;
                /** @description Looks in name, assetTag and serial. */
                search?: string;
                /** @description A comma list of createdAt, name, assetTag, serial, status, purchaseDate, purchaseCost, expectedCheckinDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "IN_PRODUCTION" | "IN_MAINTENANCE" | "STORED" | "DECOMMISSIONED" | "LOST" | "PENDING";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Streamed whole, unless a page is asked for. With `Accept: text/csv` as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetsExportAnswer"];
                    "text/csv": string;
                };
            };
        };
    };
    "assets.labels": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetsLabelsInput"];
            };
        };
        responses: {
            /** @description Three labels by eight on each sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "assistant.mcp": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpMessage"];
                };
            };
            /** @description A notification was taken. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "assistant.tools.index": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolList"];
                };
            };
        };
    };
    "assistant.tools.call": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolResult"];
                };
            };
        };
    };
    "audit-logs.index": {
        parameters: {
            query?: {
                /** @description Such as `customer.updated`. */
                action?: string;
                /** @description The user or key that did it. */
                actorId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description What it was done to, such as `customer`; what a company calls by a name of its own by that name, or as the log writes it: `VEHÍCULO` or `vehiculo`. */
                entity?: string;
                entityId?: string;
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogList"];
                };
            };
        };
    };
    "audit-logs.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
        };
    };
    "audit-logs.verify": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerdict"];
                };
            };
        };
    };
    "auth.invitations.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthInvitationsAcceptInput"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: {
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthLoginInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "auth.me": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    "auth.password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthPasswordInput"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bank-accounts.index": {
        parameters: {
            query?: {
                active?: "true" | "false";
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                type?: "BANK" | "CASH_REGISTER";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccountList"];
                };
            };
        };
    };
    "bank-accounts.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    "bank-accounts.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    "bank-accounts.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bank-accounts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BankAccountUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccount"];
                };
            };
        };
    };
    "bank-accounts.transactions": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: string;
                /** @description The first day; the first of all by default. */
                from?: string;
                /** @description How many records a page holds. */
                limit?: number;
                /** @description The page to read, from 1. */
                page?: number;
                /** @description A comma list of entryDate; `-` first for descending. Oldest first by default. */
                sort?: string;
                /** @description The last day. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankAccountsTransactionsAnswer"];
                };
            };
        };
    };
    "bonuses.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                period?: string;
                /** @description A comma list of createdAt, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                type?: "PERFORMANCE" | "PRODUCTIVITY" | "CHRISTMAS_BONUS" | "TRANSPORT_ALLOWANCE" | "FOOD_ALLOWANCE" | "LEGAL_BONUS" | "OTHER_TAXABLE" | "OTHER_NON_TAXABLE";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusList"];
                };
            };
        };
    };
    "bonuses.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bonus"];
                };
            };
        };
    };
    "bonuses.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bonus"];
                };
            };
        };
    };
    "bonuses.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "bonuses.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BonusUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bonus"];
                };
            };
        };
    };
    "categories.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the name. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                type?: "PRODUCT" | "ASSET";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
        };
    };
    "categories.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    "categories.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    "categories.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "categories.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    "communications.log": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A part of the address. */
                recipient?: string;
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                /** @description SENT and FAILED when not given; QUEUED and SENDING show what is on its way. */
                status?: "QUEUED" | "SENDING" | "SENT" | "FAILED";
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationSendList"];
                };
            };
        };
    };
    "communications.sends.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationsSendsStoreInput"];
            };
        };
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationSend"];
                };
            };
        };
    };
    "communications.sends.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationSend"];
                };
            };
        };
    };
    "communications.sends.retry": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationSend"];
                };
            };
        };
    };
    "communications/templates.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                eventType?: "BIRTHDAY" | "WORK_ANNIVERSARY" | "PAYROLL_SLIP" | "CONTRACT_RENEWAL" | "PROBATION_ENDING" | "TIME_OFF_APPROVED" | "TIME_OFF_REJECTED" | "WELCOME" | "FAREWELL" | "CUSTOM";
                isActive?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationTemplateList"];
                };
            };
        };
    };
    "communications/templates.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommunicationTemplateCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationTemplate"];
                };
            };
        };
    };
    "communications/templates.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationTemplate"];
                };
            };
        };
    };
    "communications/templates.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "communications/templates.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CommunicationTemplateUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationTemplate"];
                };
            };
        };
    };
    "communications.templates.preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CommunicationsTemplatesPreviewInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommunicationsTemplatesPreviewAnswer"];
                };
            };
        };
    };
    "components.index": {
        parameters: {
            query?: {
                allocatedToAssetId?: string;
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name and serial. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentList"];
                };
            };
        };
    };
    "components.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComponentCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"];
                };
            };
        };
    };
    "components.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"];
                };
            };
        };
    };
    "components.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "components.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ComponentUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Component"];
                };
            };
        };
    };
    "consumables.index": {
        parameters: {
            query?: {
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the name. */
                search?: string;
                /** @description A comma list of createdAt, name, quantity, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumableList"];
                };
            };
        };
    };
    "consumables.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsumableCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
        };
    };
    "consumables.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
        };
    };
    "consumables.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "consumables.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConsumableUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
        };
    };
    "consumables.deliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsumablesDeliverInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Consumable"];
                };
            };
        };
    };
    "consumables.deliveries": {
        parameters: {
            query?: {
                assetId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumableDeliveryList"];
                };
            };
        };
    };
    "contracts.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                isActive?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, startDate, endDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                type?: "INDEFINITE" | "FIXED_TERM" | "SERVICE" | "APPRENTICESHIP";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContractList"];
                };
            };
        };
    };
    "contracts.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    "contracts.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    "contracts.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "contracts.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ContractUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contract"];
                };
            };
        };
    };
    "credit-notes.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                customerId?: string;
                from?: string;
                invoiceId?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, number, date; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteList"];
                };
            };
        };
    };
    "credit-notes.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    "credit-notes.pdf": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "custom-fields.index": {
        parameters: {
            query?: {
                active?: "true" | "false";
                appliesToId?: string;
                appliesToType?: "MODEL" | "CATEGORY" | "ENTITY";
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                entityType?: string;
                fieldType?: "TEXT" | "NUMBER" | "DATE" | "SELECT" | "BOOLEAN";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the name. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldList"];
                };
            };
        };
    };
    "custom-fields.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomFieldCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
        };
    };
    "custom-fields.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
        };
    };
    "custom-fields.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "custom-fields.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CustomFieldUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
        };
    };
    "custom_values.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the entity */
                entityId: string;
                entityType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomValues"];
                };
            };
        };
    };
    "custom_values.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the entity */
                entityId: string;
                entityType: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomValuesUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomValues"];
                };
            };
        };
    };
    "customers.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name, taxId, email and phone. */
                search?: string;
                /** @description A comma list of createdAt, name, taxId, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
        };
    };
    "customers.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    "customers.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    "customers.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "customers.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CustomerUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    "customers.interactions.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                type?: "CALL" | "EMAIL" | "MEETING" | "WHATSAPP" | "NOTE";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInteractionList"];
                };
            };
        };
    };
    "customers.interactions.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInteractionCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInteraction"];
                };
            };
        };
    };
    "customers.interactions.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the interaction */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerInteraction"];
                };
            };
        };
    };
    "customers.statement": {
        parameters: {
            query?: {
                /** @description The first day; all before it is in openingBalance. */
                from?: string;
                /** @description The last day. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomersStatementAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "deductions.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                isActive?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                side?: "EMPLOYEE" | "EMPLOYER";
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeductionList"];
                };
            };
        };
    };
    "deductions.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeductionCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deduction"];
                };
            };
        };
    };
    "deductions.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deduction"];
                };
            };
        };
    };
    "deductions.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "deductions.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeductionUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deduction"];
                };
            };
        };
    };
    "departments.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the name. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepartmentList"];
                };
            };
        };
    };
    "departments.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
        };
    };
    "departments.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
        };
    };
    "departments.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "departments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"];
                };
            };
        };
    };
    "disciplinary-processes.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, date, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
                type?: "VERBAL_WARNING" | "WRITTEN_WARNING" | "SUSPENSION" | "TERMINATION";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplinaryProcessList"];
                };
            };
        };
    };
    "disciplinary-processes.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisciplinaryProcessCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplinaryProcess"];
                };
            };
        };
    };
    "disciplinary-processes.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplinaryProcess"];
                };
            };
        };
    };
    "disciplinary-processes.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "disciplinary-processes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DisciplinaryProcessUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisciplinaryProcess"];
                };
            };
        };
    };
    "employees.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                departmentId?: string;
                isActive?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in firstName, lastName, email and documentNumber. */
                search?: string;
                /** @description A comma list of createdAt, lastName, firstName, hireDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
        };
    };
    "employees.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
        };
    };
    "employees.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
        };
    };
    "employees.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "employees.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
        };
    };
    "employees.active-state": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeesActiveStateInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesActiveStateAnswer"];
                };
            };
        };
    };
    "employees.salary-increases.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, effectiveDate; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalaryIncreaseList"];
                };
            };
        };
    };
    "employees.salary-increases.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalaryIncreaseCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalaryIncrease"];
                };
            };
        };
    };
    "employees.salary-increases.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the salary increase */
                salaryIncreaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalaryIncrease"];
                };
            };
        };
    };
    "employees.salary-increases.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the salary increase */
                salaryIncreaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "employees.time-off-balance": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesTimeOffBalanceAnswer"];
                };
            };
        };
    };
    "employees.timeline": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: string;
                /** @description How many records a page holds. */
                limit?: number;
                /** @description The page to read, from 1. */
                page?: number;
                /** @description A comma list of date; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesTimelineAnswer"];
                };
            };
        };
    };
    "expenses.index": {
        parameters: {
            query?: {
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, expenseDate, amount, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "POSTED" | "VOID";
                supplierId?: string;
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpenseList"];
                };
            };
        };
    };
    "expenses.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
        };
    };
    "expenses.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
        };
    };
    "expenses.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExpenseUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
        };
    };
    "expenses.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExpensesVoidInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Expense"];
                };
            };
        };
    };
    "exports.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                resource?: "customers" | "products" | "categories" | "suppliers" | "employees" | "departments" | "accounts" | "bank-accounts" | "expenses" | "journal-entries" | "stock-movements" | "warehouses" | "invoices" | "quotes" | "payments" | "credit-notes" | "assets" | "asset-models" | "licenses" | "accessories" | "consumables" | "components" | "purchase-orders" | "tickets" | "ticket-categories";
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "QUEUED" | "COMPLETED" | "FAILED" | "CANCELLED" | "EXPIRED";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportList"];
                };
            };
        };
    };
    "exports.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportsStoreInput"];
            };
        };
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
        };
    };
    "exports.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
        };
    };
    "exports.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Export"];
                };
            };
        };
    };
    "exports.download": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
        };
    };
    "fiscal-periods.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, through; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "CLOSED" | "REOPENED";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiscalPeriodList"];
                };
            };
        };
    };
    "fiscal-periods.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiscalPeriod"];
                };
            };
        };
    };
    "fiscal-periods.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiscalPeriodsCloseInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiscalPeriod"];
                };
            };
        };
    };
    "fiscal-periods.reopen": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FiscalPeriodsReopenInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiscalPeriod"];
                };
            };
        };
    };
    "health.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    "health.live": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
        };
    };
    "health.ready": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    "imports.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                resource?: "customers" | "products" | "suppliers" | "employees" | "assets" | "accounts" | "stock-movements" | "invoices" | "categories" | "departments" | "ticket-categories";
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
        };
    };
    "imports.store": {
        parameters: {
            query?: {
                /** @description Makes records that rows name and that are not there, such as categories; takes the scopes that making them takes. With a body that is the file itself */
                createMissing?: boolean | null;
                /** @description Checks everything and writes nothing. With a body that is the file itself */
                dryRun?: boolean | null;
                /** @description A JSON object from columns to fields, `null` leaves a column out: `{"StockCode": "sku"}`. With a body that is the file itself */
                mapping?: string | null;
                /** @description `create` refuses what is there already; `upsert` changes it where it differs. With a body that is the file itself */
                mode?: "create" | "upsert" | null;
                /** @description Employees that are made get their welcome mail; otherwise nobody is mailed. With a body that is the file itself */
                notify?: boolean | null;
                /** @description What the file holds. With a body that is the file itself */
                resource?: "customers" | "products" | "suppliers" | "employees" | "assets" | "accounts" | "stock-movements" | "invoices" | "categories" | "departments" | "ticket-categories";
            };
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>[];
                "application/x-ndjson": string;
                "multipart/form-data": {
                    /** @default false */
                    createMissing?: boolean | null;
                    /** @default false */
                    dryRun?: boolean | null;
                    /**
                     * Format: binary
                     * @description CSV, NDJSON or a JSON array; UTF-8, at most 256 MiB
                     */
                    file: string;
                    mapping?: string | null;
                    /**
                     * @default create
                     * @enum {string|null}
                     */
                    mode?: "create" | "upsert" | null;
                    /** @default false */
                    notify?: boolean | null;
                    /** @enum {string} */
                    resource: "customers" | "products" | "suppliers" | "employees" | "assets" | "accounts" | "stock-movements" | "invoices" | "categories" | "departments" | "ticket-categories";
                };
                "text/csv": string;
            };
        };
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    "imports.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    "imports.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
        };
    };
    "imports.errors": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, row; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` all of them, as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportErrorList"];
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.accounts": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.assets": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.customers": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.departments": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.employees": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.invoices": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.products": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.stock-movements": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.suppliers": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "imports.templates.ticket-categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "invoices.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                customerId?: string;
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                overdue?: "true" | "false";
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED";
                quoteId?: string;
                /** @description Looks in the customer's name and taxId. */
                search?: string;
                /** @description A comma list of createdAt, number, date, dueDate, total, balance, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "DRAFT" | "ISSUED" | "PARTIALLY_PAID" | "PAID" | "VOID";
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceList"];
                };
            };
        };
    };
    "invoices.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InvoiceUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.credit-notes.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, number, date; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNoteList"];
                };
            };
        };
    };
    "invoices.credit-notes.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditNoteCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditNote"];
                };
            };
        };
    };
    "invoices.issue": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.pdf": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "invoices.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "invoices.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicesVoidInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "journal-entries.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                entryType?: "SALES" | "PURCHASE" | "PAYMENT" | "EXPENSE" | "PAYROLL" | "MANUAL";
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                reference?: string;
                /** @description A comma list of createdAt, entryDate, number; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryList"];
                };
            };
        };
    };
    "journal-entries.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalEntryCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
        };
    };
    "journal-entries.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
        };
    };
    "journal-entries.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["JournalEntriesReverseInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntry"];
                };
            };
        };
    };
    "licenses.index": {
        parameters: {
            query?: {
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the name. */
                search?: string;
                /** @description A comma list of createdAt, name, expirationDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                supplierId?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseList"];
                };
            };
        };
    };
    "licenses.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LicenseCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewLicense"];
                };
            };
        };
    };
    "licenses.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
        };
    };
    "licenses.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "licenses.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LicenseUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
        };
    };
    "licenses.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LicensesAssignInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
        };
    };
    "licenses.assignments": {
        parameters: {
            query?: {
                assetId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                userId?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LicenseSeatList"];
                };
            };
        };
    };
    "licenses.return": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LicensesReturnInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
        };
    };
    "maintenances.index": {
        parameters: {
            query?: {
                assetId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, startDate, endDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "OPEN" | "COMPLETED";
                to?: string;
                type?: "PREVENTIVO" | "CORRECTIVO" | "PREDICTIVO";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaintenanceList"];
                };
            };
        };
    };
    "maintenances.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaintenanceCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
        };
    };
    "maintenances.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
        };
    };
    "maintenances.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "maintenances.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MaintenanceUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
        };
    };
    "maintenances.complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MaintenancesCompleteInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Maintenance"];
                };
            };
        };
    };
    "state-machines.index": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateMachines"];
                };
            };
        };
    };
    "modules.index": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modules"];
                };
            };
        };
    };
    "healthcare.ping": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthcarePing"];
                };
            };
        };
    };
    "openapi.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
        };
    };
    "overtime.index": {
        parameters: {
            query?: {
                approved?: "true" | "false";
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, date, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
                type?: "DIURNA" | "NOCTURNA" | "DIURNA_DOMINICAL" | "NOCTURNA_DOMINICAL" | "RECARGO_NOCTURNO";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OvertimeList"];
                };
            };
        };
    };
    "overtime.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OvertimeCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overtime"];
                };
            };
        };
    };
    "overtime.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overtime"];
                };
            };
        };
    };
    "overtime.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "overtime.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OvertimeUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overtime"];
                };
            };
        };
    };
    "overtime.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overtime"];
                };
            };
        };
    };
    "payments.index": {
        parameters: {
            query?: {
                bankAccountId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                customerId?: string;
                from?: string;
                invoiceId?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                paymentMethod?: "CASH" | "CARD" | "TRANSFER" | "CREDIT" | "MIXED";
                /** @description Looks in the customer's name and taxId, and the reference. */
                search?: string;
                /** @description A comma list of createdAt, number, date, amount, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "RECEIVED" | "VOID";
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
        };
    };
    "payments.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payments.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payments.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payments.pdf": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "payments.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PaymentsVoidInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
        };
    };
    "payroll-runs.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                period?: string;
                /** @description A comma list of createdAt, period, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "COMPUTING" | "DRAFT" | "FAILED" | "APPROVED" | "PAID" | "CANCELLED" | "REVERSED";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRunList"];
                };
            };
        };
    };
    "payroll-runs.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayrollRunsStoreInput"];
            };
        };
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "payroll-runs.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "payroll-runs.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "payroll-runs.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "payroll-runs.pay": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PayrollRunsPayInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "payroll-runs.payslips.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description Those with more deductions than pay, or all others. */
                negative?: "true" | "false";
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, net; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipList"];
                };
            };
        };
    };
    "payroll-runs.payslips.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the payslip */
                payslipId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payslip"];
                };
            };
        };
    };
    "payroll-runs.payslips.pdf": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the payslip */
                payslipId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slip, to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "payroll-runs.recompute": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "payroll-runs.reverse": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PayrollRunsReverseInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayrollRun"];
                };
            };
        };
    };
    "products.index": {
        parameters: {
            query?: {
                active?: "true" | "false";
                category?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                in_stock?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name, sku and barcode. */
                search?: string;
                /** @description A comma list of createdAt, name, sku, sellingPrice, costPrice, stock, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
        };
    };
    "products.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    "products.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    "products.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "products.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
        };
    };
    "purchase-orders.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, number, total, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "DRAFT" | "ORDERED" | "PARTIALLY_RECEIVED" | "RECEIVED" | "CANCELLED";
                supplierId?: string;
                to?: string;
                warehouseId?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrderList"];
                };
            };
        };
    };
    "purchase-orders.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "purchase-orders.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.order": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.payments.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPaymentList"];
                };
            };
        };
    };
    "purchase-orders.payments.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierPaymentCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPayment"];
                };
            };
        };
    };
    "purchase-orders.payments.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the payment */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPayment"];
                };
            };
        };
    };
    "purchase-orders.payments.void": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
                /** @description The id of the payment */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchaseOrdersPaymentsVoidInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierPayment"];
                };
            };
        };
    };
    "purchase-orders.receipts.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseReceiptList"];
                };
            };
        };
    };
    "purchase-orders.receive": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchaseOrdersReceiveInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "purchase-orders.return": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PurchaseOrdersReturnInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PurchaseOrder"];
                };
            };
        };
    };
    "quotes.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                customerId?: string;
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in the customer's name and taxId. */
                search?: string;
                /** @description A comma list of createdAt, number, date, total, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "DRAFT" | "SENT" | "ACCEPTED" | "REJECTED" | "EXPIRED" | "INVOICED";
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteList"];
                };
            };
        };
    };
    "quotes.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    "quotes.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    "quotes.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "quotes.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QuoteUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    "quotes.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    "quotes.convert": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["QuotesConvertInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
        };
    };
    "quotes.pdf": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "quotes.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    "quotes.send": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    "reports.balance-sheet": {
        parameters: {
            query?: {
                /** @description The day; today by default. */
                asOf?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsBalanceSheetAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.balances-by-month": {
        parameters: {
            query?: {
                /** @description How many months, this one included; 12 by default. */
                months?: number;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsBalancesByMonthAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.general-ledger": {
        parameters: {
            query?: {
                /** @description Of one account alone. */
                accountId?: string;
                /** @description The first day; 1 January of the year of `to` by default. */
                from?: string;
                /** @description The last day; today by default. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsGeneralLedgerAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                    "text/x-hledger": string;
                };
            };
        };
    };
    "reports.income-statement": {
        parameters: {
            query?: {
                /** @description The first day; 1 January of the year of `to` by default. */
                from?: string;
                /** @description The last day; today by default. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsIncomeStatementAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.integrity": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsIntegrityAnswer"];
                };
            };
        };
    };
    "reports.inventory_valuation": {
        parameters: {
            query?: {
                /** @description The day at whose end it stood so; today by default. */
                asOf?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsInventoryValuationAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.payables_aging": {
        parameters: {
            query?: {
                /** @description The day at whose end it stood so; today by default. */
                asOf?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsPayablesAgingAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.receivables_aging": {
        parameters: {
            query?: {
                /** @description The day at whose end it stood so; today by default. */
                asOf?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsReceivablesAgingAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.sales_summary": {
        parameters: {
            query?: {
                /** @description The first day; by default the first of this month. */
                from?: string;
                /** @description What a row is of; month by default. */
                groupBy?: "day" | "month" | "customer" | "product";
                /** @description The last day; today by default. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsSalesSummaryAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.tax-summary": {
        parameters: {
            query?: {
                /** @description The first day; 1 January of the year of `to` by default. */
                from?: string;
                /** @description The last day; today by default. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsTaxSummaryAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "reports.trial-balance": {
        parameters: {
            query?: {
                /** @description The first day; 1 January of the year of `to` by default. */
                from?: string;
                /** @description The last day; today by default. */
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With `Accept: text/csv` its rows and totals, as a file; with `application/pdf` to print */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsTrialBalanceAnswer"];
                    "application/pdf": string;
                    "text/csv": string;
                };
            };
        };
    };
    "roles.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, name; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleList"];
                };
            };
        };
    };
    "roles.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
        };
    };
    "roles.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
        };
    };
    "roles.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
        };
    };
    "roles.built_in": {
        parameters: {
            query?: never;
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuiltInRoles"];
                };
            };
        };
    };
    "settings.accounting.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAccountingShowAnswer"];
                };
            };
        };
    };
    "settings.accounting.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsAccountingUpdateInput"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAccountingUpdateAnswer"];
                };
            };
        };
    };
    "settings.payroll.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsPayrollShowAnswer"];
                };
            };
        };
    };
    "settings.payroll.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SettingsPayrollUpdateInput"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsPayrollUpdateAnswer"];
                };
            };
        };
    };
    "settings.tenant.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
        };
    };
    "settings.tenant.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TenantSettingsUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
        };
    };
    "stock.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                productId?: string;
                /** @description A comma list of createdAt, quantity, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                warehouseId?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockLevelList"];
                };
            };
        };
    };
    "stock-movements.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                productId?: string;
                reason?: "PURCHASE" | "SALE" | "DAMAGE" | "ADJUSTMENT" | "TRANSFER" | "RETURN" | "VOID";
                reference?: string;
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                to?: string;
                type?: "IN" | "OUT" | "TRANSFER";
                warehouseId?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovementList"];
                };
            };
        };
    };
    "stock-movements.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockMovementCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovement"];
                };
            };
        };
    };
    "stock-movements.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMovement"];
                };
            };
        };
    };
    "stock.alerts": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, sku, productName, quantity, name, stock; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockAlertList"];
                };
            };
        };
    };
    "suppliers.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name, taxId, email and phone. */
                search?: string;
                /** @description A comma list of createdAt, name, taxId, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplierList"];
                };
            };
        };
    };
    "suppliers.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplierCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    "suppliers.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    "suppliers.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "suppliers.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SupplierUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Supplier"];
                };
            };
        };
    };
    "tenants.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description Looks in name and industry. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "ACTIVE" | "SUSPENDED" | "IMPORTING" | "DELETING";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantList"];
                };
            };
        };
    };
    "tenants.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
        };
    };
    "tenants.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
        };
    };
    "tenants.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TenantUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
        };
    };
    "tenants.resume": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
        };
    };
    "tenants.suspend": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
        };
    };
    "ticket-categories.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                isActive?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, name; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCategoryList"];
                };
            };
        };
    };
    "ticket-categories.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCategoryCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCategory"];
                };
            };
        };
    };
    "ticket-categories.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCategory"];
                };
            };
        };
    };
    "ticket-categories.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "ticket-categories.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TicketCategoryUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCategory"];
                };
            };
        };
    };
    "tickets.index": {
        parameters: {
            query?: {
                assigneeId?: string;
                categoryId?: string;
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description Whether it is OPEN or IN_PROGRESS. */
                isOpen?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                overdue?: "true" | "false";
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                priority?: "LOW" | "MEDIUM" | "HIGH" | "URGENT";
                requesterId?: string;
                /** @description Looks in number, subject, the name of the requester and the beginning of the description. */
                search?: string;
                /** @description A comma list of createdAt, number, dueDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "OPEN" | "IN_PROGRESS" | "RESOLVED" | "CLOSED";
                to?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
        };
    };
    "tickets.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tickets.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TicketUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.assign": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketsAssignInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.comments.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketCommentList"];
                };
            };
        };
    };
    "tickets.comments.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCommentCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketComment"];
                };
            };
        };
    };
    "tickets.comments.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the comment */
                commentId: string;
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketComment"];
                };
            };
        };
    };
    "tickets.follow-up": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TicketsFollowUpInput"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "tickets.history.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketEventList"];
                };
            };
        };
    };
    "tickets.status": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketsStatusInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
        };
    };
    "time-off-requests.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                employeeId?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description A day that it is about. */
                on?: string;
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt, startDate, endDate, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "REQUESTED" | "APPROVED" | "REJECTED" | "CANCELLED";
                type?: "VACATION" | "PERMISSION" | "SICK_LEAVE" | "MEDICAL_APPOINTMENT" | "MATERNITY_LEAVE" | "PATERNITY_LEAVE" | "BEREAVEMENT_LEAVE" | "MARRIAGE_LEAVE" | "OTHER";
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequestList"];
                };
            };
        };
    };
    "time-off-requests.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOffRequestCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequest"];
                };
            };
        };
    };
    "time-off-requests.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequest"];
                };
            };
        };
    };
    "time-off-requests.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "time-off-requests.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TimeOffRequestUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequest"];
                };
            };
        };
    };
    "time-off-requests.approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequest"];
                };
            };
        };
    };
    "time-off-requests.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequest"];
                };
            };
        };
    };
    "time-off-requests.reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TimeOffRequestsRejectInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeOffRequest"];
                };
            };
        };
    };
    "users.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                isActive?: "true" | "false";
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                role?: string;
                /** @description Looks in name and email. */
                search?: string;
                /** @description A comma list of createdAt, name, email; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
        };
    };
    "users.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "users.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "users.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "users.invite": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "warehouses.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                parentWarehouseId?: string;
                /** @description Looks in name and location. */
                search?: string;
                /** @description A comma list of createdAt, name, updatedAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarehouseList"];
                };
            };
        };
    };
    "warehouses.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    "warehouses.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    "warehouses.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "warehouses.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WarehouseUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Warehouse"];
                };
            };
        };
    };
    "webhooks.index": {
        parameters: {
            query?: {
                active?: "true" | "false";
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    "webhooks.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description The record that was made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    "webhooks.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.destroy": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description The record as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "webhooks.deliveries.index": {
        parameters: {
            query?: {
                /** @description For deep reading: empty for the first page, then the `nextCursor` of the page before. Takes the place of `page`. */
                cursor?: components["parameters"]["Cursor"];
                from?: string;
                /** @description How many records a page holds. */
                limit?: components["parameters"]["Limit"];
                /** @description The page to read, from 1. */
                page?: components["parameters"]["Page"];
                /** @description A comma list of createdAt; `-` first for descending. Newest first by default. */
                sort?: string;
                status?: "PENDING" | "SUCCEEDED" | "FAILED";
                to?: string;
                type?: string;
            };
            header?: {
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryList"];
                };
            };
        };
    };
    "webhooks.deliveries.show": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that is known; 304 when the record still has it. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /** @description `handling=lenient`: unknown parameters are ignored instead of refused. */
                Prefer?: components["parameters"]["PreferHandling"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the delivery */
                deliveryId: string;
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "webhooks.deliveries.redeliver": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the delivery */
                deliveryId: string;
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "webhooks.rotate_secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WebhooksRotateSecretInput"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    "webhooks.test": {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes repeating safe: the same request with the same key gets the first answer again, for 24 hours, with Idempotent-Replayed: true. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that this is about; 412 when the record has a newer one. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description `dry-run`: runs in full, is rolled back, and answers what it would have answered, with its `effects`. `handling=lenient`: unknown fields are ignored instead of refused. */
                Prefer?: components["parameters"]["Prefer"];
                /** @description For a SUPER_ADMIN: the id of the company to act in; 404 when there is none. Others always act in their own. */
                "X-Tenant-Id"?: components["parameters"]["TenantId"];
            };
            path: {
                /** @description The id of the record */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: the worker does it; the answer tells where to follow it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
}
