const inner = new Worker(new URL('./worker.ts', import.meta.url));
inner.onmessage = ({ data }: MessageEvent<number>) => self.postMessage(data);
self.onmessage = ({ data }: MessageEvent<string>) => inner.postMessage(data);
