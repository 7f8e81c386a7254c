self.onmessage = async ({ data }: MessageEvent<string>) => {
  const { readTime } = await import(/* webpackMode: "lazy" */ './index');
  self.postMessage(readTime(data));
};
