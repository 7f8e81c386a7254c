import { expect, test } from 'vitest';
import { noHosts } from './allowedHosts.ts';
import { composePolicy } from './composePolicy.ts';

/** The sources of a directive. */
const sourcesOf = (policy: string, name: string): string | undefined =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1);

test.each([
  ['image', 'img-src', "'self' data:", "'self' data: https://a.example"],
  ['frame', 'frame-src', undefined, 'https://a.example'],
  ['media', 'media-src', "'self'", "'self' https://a.example"],
  ['style', 'style-src', "'self'", "'self' https://a.example"],
  ['font', 'font-src', "'self'", "'self' https://a.example"],
  ['connect', 'connect-src', "'self'", "'self' https://a.example"],
  ['form', 'form-action', "'none'", 'https://a.example'],
])('adds hosts for %s to %s alone', (kind, directive, closed, open) => {
  const plain = composePolicy(['']);
  const policy = composePolicy([''], { ...noHosts, [kind]: ['https://a.example'] });
  expect(sourcesOf(plain, directive)).toBe(closed);
  expect(sourcesOf(policy, directive)).toBe(open);
  expect(policy.replace(`${directive} ${open}`, '').replace('; ; ', '; ')).toBe(
    closed === undefined
      ? plain
      : plain.replace(`${directive} ${closed}`, '').replace('; ; ', '; '),
  );
});

test('allows scripts of a host besides the inline script, and the site itself in frames', () => {
  const hosts = { ...noHosts, script: ['https://a.example'], frame: ['self'] };
  const policy = composePolicy([''], hosts);
  expect(sourcesOf(policy, 'script-src')).toMatch(/^'self' 'sha256-[^']+' https:\/\/a\.example$/);
  expect(sourcesOf(policy, 'frame-src')).toBe("'self'");
});

test('lets only the policies of the site turn text into HTML and addresses of workers', () => {
  expect(composePolicy([''])).toContain(
    "; require-trusted-types-for 'script'; trusted-types islet islet-worker",
  );
});
