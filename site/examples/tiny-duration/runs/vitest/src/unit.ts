declare const __UNIT__: string;

/** The unit of what `parse` returns. */
export const unit: string = __UNIT__;
