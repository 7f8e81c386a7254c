import './card.css';
import './badge.less';
import './chip.scss';
import './tile.styl';
