/** A reason for the people who started the run; a retry cannot help. */
export class NotComputable extends Error {}
