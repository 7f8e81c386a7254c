import { expect, test } from 'vitest';
import { writeZip } from './writeZip.ts';

test('an archive has the files, where the format wants them', () => {
  const zip = Buffer.from(writeZip({ 'a.txt': Buffer.from('hello'), 'ü/b.bin': Uint8Array.of(0) }));
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  // The checksum of "hello", which any table of CRC-32 gives.
  expect(zip.readUInt32LE(14)).toBe(0x3610a686);
  expect(zip.subarray(30, 40).toString()).toBe('a.txthello');
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(2);
  const directory = zip.readUInt32LE(end + 16);
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
  expect(directory + zip.readUInt32LE(end + 12)).toBe(end);
  const second = directory + 46 + 'a.txt'.length;
  expect(zip.subarray(second + 46, end).toString()).toBe('ü/b.bin');
  expect(zip.readUInt32LE(zip.readUInt32LE(second + 42))).toBe(0x04034b50);
});
