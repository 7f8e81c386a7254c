import { cpus, loadavg, totalmem } from 'node:os';

/** The machine that the figures depend on, in one line. */
export function describeMachine() {
  const [first] = cpus();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  const load = loadavg()[0]?.toFixed(1);
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${first?.model.trim()}, ${memory} GB, load ${load} at the start`;
}
