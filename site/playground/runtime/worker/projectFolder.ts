import { place } from 'runtime:place';
import { isProjectPath, type ProjectFiles } from '../../protocol.ts';
import { memoryBuffer } from '../standIns/fileSystem.ts';
import fs from '../standIns/nodeFs.ts';
import path from '../standIns/nodePath.ts';
import { decodeFile } from './binaryFiles.mjs';

/** The root of every project, four folders below that of the packages. */
export const workFolder = '/home/reader/projects/my-lib';

/** Bytes that a build may write in all: more would not fit in a tab twice. */
const largestOutput = 32 * 1024 * 1024;

/** Writes files of packages, whose paths are relative to `node_modules`. */
export function writePackages(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFile(`${place}/${name}`, text);
}

/** Replaces the project by other files; the packages stay. */
export function writeProject(files: ProjectFiles): void {
  fs.mkdirSync(workFolder, { recursive: true });
  for (const name of fs.readdirSync(workFolder)) {
    fs.rmSync(`${workFolder}/${name}`, { recursive: true, force: true });
  }
  for (const [name, content] of Object.entries(files))
    writeFile(`${workFolder}/${name}`, decodeFile(content));
  linkWorkspaces(files);
}

/** Links the packages below the root, as package managers do in a repository. */
function linkWorkspaces(files: ProjectFiles): void {
  for (const [file, text] of Object.entries(files)) {
    const [, folder] = /^(.+)\/package\.json$/.exec(file) ?? [];
    const [, name = ''] = /^\s*"name"\s*:\s*"([^"]+)"/m.exec(text) ?? [];
    if (folder === undefined || !isProjectPath(name)) continue;
    const link = `${workFolder}/node_modules/${name}`;
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(`${workFolder}/${folder}`, link);
  }
}

function writeFile(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** What a build wrote: all files that the project did not have, or not with this text. Throws if they are too large. */
export function readWritten(files: ProjectFiles): Record<string, Uint8Array> {
  const output: Record<string, Uint8Array> = {};
  let total = 0;
  for (const name of listFiles(workFolder)) {
    const bytes = fs.readFileSync(`${workFolder}/${name}`);
    if (isUnchanged(bytes, files[name]) || !isProjectPath(name)) continue;
    total += bytes.length;
    if (total > largestOutput)
      throw new Error(
        `The build wrote more than ${largestOutput / 1024 / 1024} MB, which the playground doesn't show. Build it on your computer.`,
      );
    // A copy: the bytes may be a view of something larger, all of which a message would send.
    output[name] = new Uint8Array(bytes);
  }
  return output;
}

const isUnchanged = (bytes: Uint8Array, content: string | undefined): boolean =>
  content !== undefined && memoryBuffer.compare(bytes, decodeFile(content)) === 0;

/** Files below a folder, without packages. */
function listFiles(folder: string, inside = ''): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${inside}${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return entry.name === 'node_modules' ? [] : listFiles(`${folder}/${entry.name}`, `${name}/`);
  });
}
