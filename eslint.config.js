import { configApp } from '@adonisjs/eslint-config'

export default configApp(
  { ignores: ['clients/typescript/src/api.ts', 'database/schema.ts', 'tmp/**'] },
  {
    rules: {
      // `npm run format` and `npm run check` call Prettier themselves, for all kinds of files.
      'prettier/prettier': 'off',
      // `(await api.get('/users')).body` reads well in a test.
      '@unicorn/no-await-expression-member': 'off',
      // Short functions call a row `row`, also within another function that does.
      '@typescript-eslint/no-shadow': 'off',
      // What is unseen in a text is looked for by its code.
      'no-control-regex': 'off',
      // Rows of the database are taken apart by the names of their columns.
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', modifiers: ['destructured'], format: null },
        {
          selector: 'variable',
          format: ['camelCase', 'UPPER_CASE', 'PascalCase'],
          leadingUnderscore: 'allow',
          trailingUnderscore: 'allow',
        },
        { selector: 'typeLike', format: ['PascalCase'], trailingUnderscore: 'allow' },
      ],
    },
  }
)
