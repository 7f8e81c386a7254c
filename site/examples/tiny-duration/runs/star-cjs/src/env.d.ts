declare module 'tiny-clock';
