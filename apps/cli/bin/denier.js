#!/usr/bin/env node
// The command `denier`, which starts the bundle of `main`. This file is there before anything is built: npm links a
// command only to a file that it finds when it installs.
import '../dist/bundle/main.js'
