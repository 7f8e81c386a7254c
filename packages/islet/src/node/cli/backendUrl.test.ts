import { expect, test } from 'vitest';
import { backendUrl } from './backendUrl.ts';

test('a URL with a password is refused, and others of known engines are read', () => {
  const read = (url: string) => backendUrl.read(url)?.href ?? null;
  expect(read('postgres://me@localhost/docs')).toBe('postgres://me@localhost/docs');
  expect(read('postgresql://localhost')).toBe('postgresql://localhost');
  expect(read('opensearch+https://localhost:9200')).toBe('opensearch+https://localhost:9200');
  expect(read('postgres://me:secret@localhost')).toBeNull();
  expect(read('postgres:///docs?password=secret')).toBeNull();
  expect(read('mysql://localhost')).toBeNull();
});
