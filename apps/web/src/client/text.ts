import { keepSwitch } from './switch.ts'

keepSwitch()
