import { format } from 'tiny-duration/files';

console.log(format(90_000));
