import { statOrNull } from 'islet/tools';

/** Whether there is a file, not a folder, at an absolute path. */
export const isFile = (file: string): boolean => statOrNull(file)?.isFile() ?? false;
