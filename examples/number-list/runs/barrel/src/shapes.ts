export const square = (side: number) => side * side;
