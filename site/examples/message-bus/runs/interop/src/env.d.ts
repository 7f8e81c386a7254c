declare module 'old-bus' {
  export const topic: string;
  const bus: { topic: string };
  export default bus;
}
