/** The service that hosts the code at a URL; GitHub unless the name of the host says GitLab. */
export function codeHostOf(url: string): 'github' | 'gitlab' {
  return /^https?:\/\/[^/]*gitlab/.test(url) ? 'gitlab' : 'github';
}
