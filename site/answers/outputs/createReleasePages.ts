import { isReleaseRecord, type ReleaseRecord } from './releaseRecord.ts';
import { writeReleasePage } from './writeReleasePage.ts';

/** A page that the config of the site returns. */
interface CreatedPage {
  path: string;
  text: string;
}

/**
 * Creates the page about each recorded release but the oldest, in both languages. `read` gives the text of a file below
 * the folder of the site.
 */
export function createReleasePages(read: (file: string) => string): CreatedPage[] {
  const list: unknown = JSON.parse(read('data/releases/releases.json'));
  const versions = Array.isArray(list)
    ? list.map((release) => String(Object(release).version))
    : [];
  const records = new Map(versions.map((version) => [version, readRecordFrom(read, version)]));
  return [...records.values()].flatMap((record) =>
    ['en', 'zh'].flatMap((lang): CreatedPage[] => {
      const text = writeReleasePage(record, records.get(record.previous ?? '') ?? null, lang);
      const path = `${lang}/releases/v${record.version.replaceAll('.', '-')}.md`;
      return text === null ? [] : [{ path, text }];
    }),
  );
}

function readRecordFrom(read: (file: string) => string, version: string): ReleaseRecord {
  const file = `data/releases/${version}.json`;
  const value: unknown = JSON.parse(read(file));
  if (!isReleaseRecord(value)) throw new Error(`site/${file} isn't the record of a release.`);
  return value;
}
