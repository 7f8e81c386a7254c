export const unit = 'ms';
