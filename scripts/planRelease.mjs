/**
 * @typedef {Record<string, unknown> & { name: string, version: string, peerDependencies?: Record<string, string> }} Manifest
 * @typedef {{ version: string, remote: string, manifests: ReadonlyMap<string, Manifest> }} ReleaseOptions
 *   `manifests` are by the folder of their package, from the root of the repository.
 */

/**
 * Plans a release: the manifests with the new version, also of each other, and the repository that they come from, which npm
 * compares with the place of the workflow that publishes them. Throws if the version isn't a later one, or the remote isn't on a host.
 *
 * @param {ReleaseOptions} options
 * @returns {Map<string, Manifest>}
 */
export function planRelease({ version, remote, manifests }) {
  const url = toWebUrl(remote);
  const own = Array.from(manifests.values(), ({ name }) => name);
  const raise = (/** @type {Record<string, string>} */ peers) =>
    Object.fromEntries(
      Object.entries(peers).map(([name, range]) => [name, own.includes(name) ? version : range]),
    );
  const planned = Array.from(manifests, ([folder, manifest]) => {
    if (!isLater(version, manifest.version))
      throw new Error(
        `“${version}” is not a later version than ${manifest.version} of ${manifest.name}. Write three numbers, as in ${bump(manifest.version)}.`,
      );
    const repository = { type: 'git', url: `git+${url}.git`, directory: folder };
    const peers = manifest.peerDependencies && {
      peerDependencies: raise(manifest.peerDependencies),
    };
    return /** @type {const} */ ([folder, { ...manifest, version, repository, ...peers }]);
  });
  return new Map(planned);
}

/** @param {string} version */
const numbersOf = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? null;

/**
 * @param {string} version
 * @param {string} known
 */
function isLater(version, known) {
  const [next, last] = [numbersOf(version), numbersOf(known)];
  if (next === null || last === null) return false;
  const at = next.findIndex((number, index) => number !== last[index]);
  return at >= 0 && (next[at] ?? 0) > (last[at] ?? 0);
}

/** @param {string} version */
function bump(version) {
  const [major = 0, minor = 0] = numbersOf(version) ?? [];
  return `${major}.${minor + 1}.0`;
}

/** @param {string} remote as git names it: `git@host:owner/name.git` or `https://host/owner/name.git` */
function toWebUrl(remote) {
  const [, host, name] =
    /^(?:git@|(?:https|ssh):\/\/(?:[^@/]+@)?)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (host === undefined)
    throw new Error(
      `The remote “origin” is “${remote}”. Set it to the repository on its host, as in “https://host/owner/name.git”.`,
    );
  return `https://${host}/${name}`;
}
