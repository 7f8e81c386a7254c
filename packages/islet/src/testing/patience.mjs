/**
 * Milliseconds after which a step counts as hanging. Nothing waits that long: on a machine that is busy with other
 * things a build of a second has taken two minutes.
 */
export const patience = 300_000;
