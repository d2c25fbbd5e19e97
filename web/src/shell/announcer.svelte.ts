/** What a screen reader is told: one line after the other, as a sighted player sees it happen. */

class Announcer {
  /** What has happened, in its order; a log that is read out as it grows. */
  lines: { id: number; text: string }[] = $state([])
  private next = 0

  tell(text: string): void {
    if (text) this.lines = [...this.lines.slice(-30), { id: this.next++, text }]
  }
}

export const announcer = new Announcer()
