const colors = {
    red: '#c0392b',
    blue: '#2471a3'
};
const sizes = {
    small: 16,
    large: 24
};
const icon = {
    color: colors.red,
    size: sizes.small
};
export { icon };
