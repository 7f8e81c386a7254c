import mitt from 'mitt';
import { nanoid } from 'nanoid';
import { useState } from 'react';

export const bus = mitt();
export const createId = () => nanoid();
export const useFlag = () => useState(false);
