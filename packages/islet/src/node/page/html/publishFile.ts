import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { decodePath, joinBase, splitUrl } from '#shared/url.ts';
import { findOnDisk, suggestNearFile } from '../../support/files/findOnDisk.ts';
import { isInside } from '../../support/files/isInside.ts';
import type { FileFault } from '../../support/problems/explainFileError.ts';
import { isRefusal } from '../source/fileReader.ts';
import type { SourceState } from '../source/sourceState.ts';
import { describeAsset, sizeOf } from './assets.ts';

/** Where the files that a page publishes may be, and their URLs start. */
export interface PublishContext {
  base: string;
  /** Absolute path of the repository; files next to pages are published from anywhere in it. */
  repoRoot: string;
  /** Absolute path of the folder that is copied as it is. */
  publicRoot: string;
}

/** A published file; the size, in pixels, is empty for anything but an image. */
export interface PublishedFile {
  url: string;
  size: { width?: number; height?: number };
}

/** Why a file is not published; `isRefused` if it exists but must not be published. */
interface Unpublished extends Pick<Problem, 'fix'> {
  reason: string;
  isRefused: boolean;
}

/**
 * URL of a file beside the page (copied under a hashed name) or in the public folder, or why there is
 * none.
 */
export function publishFile(
  target: string,
  state: SourceState,
  context: PublishContext,
): PublishedFile | Unpublished {
  const { path: written } = splitUrl(target);
  const decoded = decodePath(written);
  const isPublic = decoded.startsWith('/');
  const root = isPublic ? context.publicRoot : context.repoRoot;
  const file = findOnDisk(
    isPublic ? path.join(root, decoded) : path.resolve(path.dirname(state.absoluteFile), decoded),
  );
  if (isPublic && !isInside(root, file)) return { ...outsidePublic, isRefused: true };
  const bytes = state.reader.read(file);
  if (bytes === null) return explainUnread(state.reader.faultOf(file), { written, file });
  if (isPublic) {
    return { url: joinBase(context.base, target), size: pickSize(sizeOf(bytes)) };
  }
  const asset = describeAsset(file, bytes);
  state.assets.set(file, asset);
  return { url: joinBase(context.base, encodeURI(asset.output)), size: pickSize(asset) };
}

const outsidePublic: FileFault = {
  reason: 'is outside the public folder',
  fix: 'Write the path as it is below the public folder, or from this file with `./`.',
};

function explainUnread(
  fault: FileFault | null,
  { written, file }: { written: string; file: string },
): Unpublished {
  if (fault && isRefusal(fault)) return { ...fault, isRefused: true };
  const { reason = 'does not exist', fix = '' } = fault ?? {};
  if (reason !== 'does not exist') return { reason, fix, isRefused: false };
  const fixMissing =
    suggestNearFile(written, file) ??
    'Write the path from this file with `./`, or put the file into the public folder and start with `/`.';
  return { reason, fix: fixMissing, isRefused: false };
}

function pickSize({
  width,
  height,
}: {
  width?: number | undefined;
  height?: number | undefined;
}): PublishedFile['size'] {
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}
