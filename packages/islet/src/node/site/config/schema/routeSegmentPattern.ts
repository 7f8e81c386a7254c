/**
 * The name of one folder that is part of routes: a language or a version. It is not in the schema, which the command line
 * doesn't load until it reads a config.
 */
export const routeSegmentPattern = /^[a-z\d][\w.~-]*$/i;
