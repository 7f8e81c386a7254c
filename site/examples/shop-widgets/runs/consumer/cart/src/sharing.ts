declare const __webpack_init_sharing__: (scope: string) => Promise<void>;

export const startSharing = () => __webpack_init_sharing__('default');
