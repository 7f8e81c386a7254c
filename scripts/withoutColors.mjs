/** Messages are compared as plain text, also where the environment (CI, a terminal) asks for colors. */
process.env.NO_COLOR = '1';
// Node warns if it finds both.
delete process.env.FORCE_COLOR;
