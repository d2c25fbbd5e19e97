/** Whether drills have a clock; whoever switches it off wants it to stay off. */
const KEY = 'tarock.school.clock'

class Clock {
  private on = $state(localStorage.getItem(KEY) !== 'off')

  get isOn(): boolean {
    return this.on
  }

  set isOn(on: boolean) {
    this.on = on
    localStorage.setItem(KEY, on ? 'on' : 'off')
  }
}

export const clock = new Clock()
