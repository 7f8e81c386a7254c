declare const __UNIT__: string;

/** The unit that times are shown in. */
export const unit: string = __UNIT__;
