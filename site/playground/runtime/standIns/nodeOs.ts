const cpu = { model: '', speed: 0, times: {} };

/** `node:os`: a Linux with two processors, which is what the tool sees when it plans its threads. */
const standIn = {
  EOL: '\n',
  arch: () => 'x64',
  availableParallelism: () => 2,
  constants: { signals: {}, errno: {} },
  cpus: () => [cpu, cpu],
  endianness: () => 'LE',
  freemem: () => 2 ** 30,
  homedir: () => '/home/reader',
  hostname: () => 'browser',
  networkInterfaces: () => ({}),
  platform: () => 'linux',
  release: () => '6.0.0',
  tmpdir: () => '/tmp',
  totalmem: () => 2 ** 31,
  type: () => 'Linux',
  userInfo: () => ({ username: 'reader' }),
};
export default standIn;

export const {
  arch,
  availableParallelism,
  constants,
  cpus,
  endianness,
  EOL,
  freemem,
  homedir,
  hostname,
  networkInterfaces,
  platform,
  release,
  tmpdir,
  totalmem,
  type,
  userInfo,
} = standIn;
