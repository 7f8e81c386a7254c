import "./card.css";
import "./badge.css";
import "./chip.css";
import "./tile.css";
