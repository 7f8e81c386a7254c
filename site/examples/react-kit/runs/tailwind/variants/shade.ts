/** A class that is put together when the code runs. */
export const shade = (color: string) => `kit:bg-${color}-300`;
