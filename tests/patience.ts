/** How much longer than an idle machine a busy one may take: all limits of time are multiplied. */
export const PATIENCE = 5
