const names = [
    'm',
    's'
];
export { names };
