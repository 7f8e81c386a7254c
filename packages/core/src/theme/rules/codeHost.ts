/** The code host of a URL; GitHub unless the host name contains `gitlab`. */
export function codeHostOf(url: string): 'github' | 'gitlab' {
  return /^https?:\/\/[^/]*gitlab/.test(url) ? 'gitlab' : 'github';
}
