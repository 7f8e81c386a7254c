import mitt from 'mitt';
import ms from 'ms';
import { useState } from 'react';

export const bus = mitt();
export const minute = ms('1m');
export const useFlag = () => useState(false);
