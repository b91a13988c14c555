/** The colours of every game, so that the home page can show them before a face is loaded. */
import.meta.glob('../games/*/accent.css', { eager: true });
