/** The components that each game contributes to the table. */
import type { Component } from 'svelte'
import type { Family } from '../words/families.ts'
import DanishCups from './danish/Cups.svelte'
import DanishPanels from './danish/Panels.svelte'
import DanishPayments from './danish/Payments.svelte'
import Course from './koenigrufen/Course.svelte'
import KoenigrufenPanels from './koenigrufen/Panels.svelte'
import PlainPanels from './plain/Panels.svelte'
import type { Deciding, Shown } from './props.ts'

export interface Parts {
  /** What the reader can decide now. */
  Panels: Component<Deciding>
  /** Above the trick: how far the deal has come. */
  Middle?: Component<Shown>
  /** Beside the reader's seat. */
  Beside?: Component<Shown>
  /** Over the felt. */
  Over?: Component<Shown>
}

const PARTS: Readonly<Record<Family, Parts>> = {
  danish: { Panels: DanishPanels, Beside: DanishCups, Over: DanishPayments },
  koenigrufen: { Panels: KoenigrufenPanels, Middle: Course },
}

export const partsOf = (family: Family): Parts => PARTS[family] ?? { Panels: PlainPanels }
