#!/usr/bin/env node
// There before anything is built: npm links a command only to a file that it finds when it installs.
import '../dist/main.js'
