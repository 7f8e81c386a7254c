import colors from './colors.yaml';
import sizes from './sizes.toml';

export const icon = { color: colors.red, size: sizes.small };
