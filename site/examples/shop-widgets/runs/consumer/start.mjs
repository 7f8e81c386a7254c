import { startSharing } from './cart/dist/files/sharing.js';

startSharing();
