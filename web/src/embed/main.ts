import '../cards/cards.css'
import '../shell/theme.css'
import { TarockDeal } from './element.ts'

/** A page may name the script twice. */
if (!customElements.get('tarock-deal')) customElements.define('tarock-deal', TarockDeal)
