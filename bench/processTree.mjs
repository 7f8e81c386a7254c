import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';

/**
 * Samples the memory of a process group every 50 ms on Linux; there is no figure on other systems.
 *
 * @param {number} group
 * @returns {{ stop(): Promise<number | null> }} `stop` returns the largest sum of resident memory, in bytes
 */
export function watchMemory(group) {
  let peak = 0;
  let isOver = process.platform !== 'linux';
  const sampling = sample();

  async function sample() {
    while (!isOver) {
      peak = Math.max(peak, await residentBytes(group));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  return {
    async stop() {
      isOver = true;
      await sampling;
      return peak || null;
    },
  };
}

/**
 * Waits for a child process to end. Returns its exit code, its output, and the largest memory of its process
 * group in bytes (Linux only).
 *
 * @param {import('node:child_process').ChildProcessByStdio<null | import('node:stream').Writable, import('node:stream').Readable, import('node:stream').Readable>} child
 * @returns {Promise<{ code: number | null, printed: string, treeBytes: number | null }>}
 */
export async function followChild(child) {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const memory = watchMemory(child.pid ?? 0);
  const [code] = await once(child, 'close').finally(() => memory.stop());
  return { code, printed, treeBytes: await memory.stop() };
}

/** @param {number} group */
async function residentBytes(group) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const sizes = await Promise.all(pids.map((pid) => residentBytesOf(pid, group)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * @param {string} pid
 * @param {number} group
 */
async function residentBytesOf(pid, group) {
  try {
    // After the name of the program, which may contain anything: state, parent, group.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    if (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2] !== String(group)) return 0;
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    // It ended in between.
    return 0;
  }
}
