export { FoldedDecoder as NotFoundHelp } from '../../components/decoder/FoldedDecoder.tsx';
