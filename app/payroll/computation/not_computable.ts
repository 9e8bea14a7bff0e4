/**
 * Why the pay of somebody, or of all, cannot be computed: words for whoever has started the run.
 * Trying again does not help.
 */
export class NotComputable extends Error {}
