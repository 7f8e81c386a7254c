import { listRecorded } from './readRecords.ts';
import { type InstallRelease, recordRelease } from './recordRelease.ts';

/** Records a release, or, without a version, each recorded one again, from the oldest on. */
export async function recordReleases(
  root: string,
  version: string | undefined,
  install: InstallRelease,
): Promise<void> {
  const versions = version
    ? [version]
    : (await listRecorded(root)).map((release) => release.version);
  for (const one of versions) await recordRelease(root, one, install);
}
