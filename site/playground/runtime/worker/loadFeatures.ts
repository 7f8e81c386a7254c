import { features } from 'runtime:features';
import type { ProjectFiles } from '../../protocol.ts';
import { downloadParts, type RuntimeManifest } from './downloads.ts';
import { loadBundled, registerName, registerPaths } from './moduleRegistry.ts';
import { writePackages } from './projectFolder.ts';

type Report = (loaded: number, total: number) => void;

const loaded = new Set<string>();

/** Downloads what a project uses and no project before it did: modules, and files of packages. */
export async function loadFeatures(
  files: ProjectFiles,
  manifest: RuntimeManifest,
  report: Report,
): Promise<void> {
  const texts = Object.entries(files).map(([path, text]) => `${path}\n${text}`);
  const wanted = features.filter(
    ({ name, pattern }) =>
      !loaded.has(name) && texts.some((text) => new RegExp(pattern).test(text)),
  );
  const withFiles = wanted.filter(({ hasFiles }) => hasFiles).map(({ name }) => name);
  const parts = withFiles.length > 0 ? await downloadParts(manifest, withFiles, report) : [];
  for (const bytes of parts) writePackages(JSON.parse(new TextDecoder().decode(bytes)));
  for (const feature of wanted) {
    registerPaths(feature.paths);
    await Promise.all(Object.keys(feature.paths).map(loadBundled));
    for (const [name, load] of Object.entries(feature.names)) registerName(name, await load());
    loaded.add(feature.name);
  }
}
