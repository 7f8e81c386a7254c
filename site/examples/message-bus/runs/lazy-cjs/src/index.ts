export const createBus = async () => {
  const { default: mitt } = await import('mitt');
  return mitt();
};
