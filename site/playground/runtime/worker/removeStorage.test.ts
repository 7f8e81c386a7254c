import { expect, test } from 'vitest';
import { removeStorage } from './removeStorage.ts';

test('storage is removed wherever it is inherited from', () => {
  class Scope {
    get indexedDB() {
      return 'stored';
    }
    get fetch() {
      return 'kept';
    }
    navigator = Object.create({ storage: 'stored', language: 'kept' });
  }
  const scope = new Scope();
  removeStorage(scope);
  expect([scope.indexedDB, scope.fetch]).toEqual([undefined, 'kept']);
  expect([scope.navigator.storage, scope.navigator.language]).toEqual([undefined, 'kept']);
});
