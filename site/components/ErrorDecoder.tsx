'use client';
import { DecoderBox } from './decoder/DecoderBox.tsx';
import './decoder/decoder.css';

/** The box of the error decoder on a page. */
export function ErrorDecoder() {
  return <DecoderBox />;
}
