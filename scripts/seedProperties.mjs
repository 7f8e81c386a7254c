import fc from 'fast-check';

/**
 * Properties are tested with the same values each time, so that a run can be repeated. `PROPERTY_RUNS=5000`
 * searches further: with as many new values.
 */
const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs > 0 ? { numRuns: runs } : { seed: 1 });
